import type { SearchPage } from '../../../src/search/records/record.ts';

/**
 * A corpus of a given size with the word statistics of the real pages: copies get an address and a title of their
 * own, and one word in six becomes a word of the copy, so that the vocabulary grows as it would.
 */
export function grow(pages: readonly SearchPage[], size: number): SearchPage[] {
	return Array.from({ length: size }, (_, n) => {
		const original = pages[n % pages.length] as SearchPage;
		const copy = Math.floor(n / pages.length);
		if (copy === 0) return original;
		const vary = (text: string) =>
			text.replace(/[a-z]{5,}/gi, (word, place: number) => ((place + n) % 6 === 0 ? `${word}${copy}` : word));
		return {
			...original,
			url: `${original.url}-${copy}`,
			title: `${original.title} ${copy}`,
			sections: original.sections.map((section) => ({ ...section, text: vary(section.text) })),
		};
	});
}

/** Every state of the search box while a reader types these queries. */
export function keys(queries: readonly string[]): string[] {
	return queries.flatMap((query) => Array.from(query, (_, end) => query.slice(0, end + 1)));
}
