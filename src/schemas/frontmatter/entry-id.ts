/** Folder of the pages, from the root of the project. */
export const docsFolder = 'src/content/docs';

/**
 * Id of a page: its path in the folder of pages, without extension, letter case kept, as addresses are
 * case-sensitive. `a/index.mdx` and `a.mdx` are both `a`; the home page is `index`.
 */
export function entryId(entry: string): string {
	return entry.replace(/\.\w+$/, '').replace(/(?<=.)\/index$/, '');
}
