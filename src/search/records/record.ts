/** What a record stands for: a page (`lvl1`), a heading (`lvl2` to `lvl6`) or the text below one. */
export type RecordType = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/**
 * Groups of pages that rank differently: guides and reference, those for one language or framework, API operations,
 * contributing, legacy.
 */
export type PageGroup = 'guide' | 'language' | 'api' | 'contributing' | 'legacy';

/** One section of a page: what stands between a heading and the next. The first has no anchor. */
export interface Section {
	/** Id of the heading; empty for what stands before the first heading. */
	anchor: string;
	/** 1 for the start of the page, else the heading's level. */
	level: number;
	/** Headings from `lvl2` on, down to this one. */
	headings: string[];
	/** Text without code blocks, white space collapsed. */
	text: string;
	/** A row of a table, with its first cell as the last heading. */
	row?: true;
}

/** A text that a section of the page answers. */
export interface Answered<Form> {
	text: Form;
	/** Id of the section; empty for the page as a whole. */
	anchor: string;
}

/** A page as the index knows it, read from its built HTML. */
export interface SearchPage {
	/** Root-relative address without an anchor. */
	url: string;
	title: string;
	description: string;
	/** Category: the page's group in the sidebar (`lvl0`). */
	category: string;
	group: PageGroup;
	language: string;
	version: string;
	/** Words that readers type and the text lacks. */
	keywords: string[];
	/** Questions that the page answers. */
	questions: string[];
	/** Messages of programs that the page explains, as they are printed, with … for what varies. */
	messages: Answered<string>[];
	/** What readers type who need the page, in words that it need not have. */
	asked: Answered<string>[];
	rank: 'high' | 'normal' | 'low';
	sections: Section[];
}

/** A text as it is written, or the terms that `termsOfText` makes of it. */
export type Text = string | readonly string[];

/** A section as the engine takes it. */
export type IndexSection = Omit<Section, 'text'> & { text: Text };

/** A page as the engine takes it: what it only ranks by can come as terms. */
export type IndexPage = Omit<SearchPage, 'description' | 'questions' | 'messages' | 'asked' | 'sections'> & {
	description: Text;
	questions: readonly Text[];
	messages: readonly Answered<Text>[];
	asked: readonly Answered<Text>[];
	sections: readonly IndexSection[];
};
