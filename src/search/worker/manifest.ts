import type { PackedOutline } from '../packed/outline.ts';

/** The first file of the index: what names the pages, and where the rest is. */
export interface IndexManifest {
	/** Titles, headings and keywords of all pages: answers until the rest is there. */
	outline: PackedOutline;
	/** Addresses of what the outline lacks, in the order in which pages are ranked when nothing else decides. */
	details: string[];
	/** Address of the folder with the texts of the pages as they are written, by their number: `0.json`. */
	texts: string;
}

/** Root-relative address of the manifest. */
export const MANIFEST = '/search/index.json';
