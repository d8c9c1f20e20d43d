/** A version of the documentation that is published under a path of its own. */
export interface DocsVersion {
	/** Stands in search records and in the reader's browser. */
	name: string;
	/** What readers see. */
	label: string;
	/** Root-relative path under which its pages live: that of their folder in `src/content/docs`. */
	path: string;
	/**
	 * Whether it is the newest one. Pages of the others point readers to it, and search engines leave them out.
	 */
	isLast: boolean;
	/**
	 * Name of the file in its folder that opens the version, at the version's path: where readers start who come
	 * from a page that the version lacks.
	 */
	mainDocument: string;
}

/** One version today; a second is one more entry and a folder of pages under its path. */
export const versions: readonly [DocsVersion, ...DocsVersion[]] = [
	{ name: 'current', label: 'Next', path: '/', isLast: true, mainDocument: 'welcome' },
];
