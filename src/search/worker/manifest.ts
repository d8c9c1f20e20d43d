/** Where the files of the index are. */
export interface IndexManifest {
	/** Titles, headings and keywords of all pages: answers until the rest is there. */
	outline: string;
	/** All pages with their texts, in the order in which they are ranked when nothing else decides. */
	whole: string[];
}

/** Root-relative address of the manifest. */
export const MANIFEST = '/search/index.json';
