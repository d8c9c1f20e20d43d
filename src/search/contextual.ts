import { searchLimits } from '../config/search-limits.ts';
import { pageLanguage } from '../lib/browser/page-language.ts';
import type { SearchRequest } from './client.ts';

const LEVELS = [1, 2, 3, 4, 5, 6];

/** Conditions that keep results in the language and version of the page the reader is on. */
export function pageFilters(root: Document): string[] {
	const version = root.querySelector<HTMLMetaElement>('meta[name="docs-version"]')?.content;
	return [`language:${pageLanguage(root) || 'en'}`, ...(version ? [`version:${version}`] : [])];
}

/** How a search is asked from a page: filters, and snippets that fit the screen. */
export function pageParameters(root: Document) {
	const narrow = matchMedia(`(max-width: ${searchLimits.narrow}px)`).matches;
	const words = narrow ? searchLimits.snippetWordsNarrow : searchLimits.snippetWords;
	return {
		facetFilters: pageFilters(root),
		attributesToSnippet: [...LEVELS.map((level) => `hierarchy.lvl${level}:${words}`), `content:${words}`],
	} satisfies Partial<SearchRequest>;
}
