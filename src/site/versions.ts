/** A version of the documentation that is published under a path of its own. */
export interface DocsVersion {
	name: string;
	label: string;
	/** Root-relative path under which its pages live. */
	path: string;
	/** Whether it is the newest one, which search engines should index. */
	isLast: boolean;
	/** Page that opens when a reader chooses this version. */
	mainDocument: string;
}

/** One version today; a second is one more entry and a folder of pages under its path. */
export const versions: readonly [DocsVersion, ...DocsVersion[]] = [
	{ name: 'current', label: 'Next', path: '/', isLast: true, mainDocument: 'welcome' },
];

/** The version a path belongs to: the one with the longest matching path. */
export function versionOf(pathname: string): DocsVersion {
	const matching = versions.filter(({ path }) => path === '/' || `${pathname}/`.startsWith(`${path}/`));
	return matching.sort((a, b) => b.path.length - a.path.length)[0] ?? versions[0];
}
