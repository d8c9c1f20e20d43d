/**
 * Returns the language that a page is written in. Browsers that translate a page change `lang` of its root, and there
 * are no files in the language they translate to.
 */
export function pageLanguage(root: Document): string {
	const written = root.querySelector<HTMLMetaElement>('meta[property="og:locale"]')?.content;
	return written ?? root.documentElement.lang;
}
