/** What to look for in the texts of pages. */
export interface PassageRequest {
	/** A whole question. Its first `searchLimits.query` characters are looked up. */
	question: string;
	/** Conditions, as in a `SearchRequest`. */
	facetFilters?: readonly (string | readonly string[])[];
	/** Most passages to return. */
	most: number;
}

/** A few sentences of a page, word for word. Plain text, not escaped. */
export interface Passage {
	/** Root-relative address of the section that they stand in. */
	url: string;
	/** Title of the page. */
	title: string;
	/** Headings above the sentences, from the second level on. */
	headings: string[];
	text: string;
	/** 0 to 1: how much of the question the passage and its titles cover, rare words counting more. */
	confidence: number;
}
