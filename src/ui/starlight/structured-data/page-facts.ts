/** What structured data is made of: facts of one page that search engines may show. */
export interface PageFacts {
	/** Kind of the page, as its frontmatter names it. */
	kind: string;
	title: string;
	description: string;
	/** Canonical address. */
	url: string;
	/** Address of the home page, with a slash at its end. */
	site: string;
	/** Tag of the language that the page is written in. */
	language: string;
	/** Address of the picture that stands for the page. */
	image: string;
	/** Day on which the page last said something else. */
	modified?: string | undefined;
	/** Day of the last review. */
	reviewed?: string | undefined;
	/** The way to the page from the home page, which is the first entry. Those without an address are no pages. */
	trail: readonly { name: string; url?: string | undefined }[];
	/** Version of Unleash that the site describes. */
	version: string;
	/** Fields of the frontmatter that only some kinds have. */
	fields: Partial<{
		minutes: number;
		needs: readonly string[];
		outcomes: readonly string[];
		audience: string;
		package: string;
		repository: string;
	}>;
}
