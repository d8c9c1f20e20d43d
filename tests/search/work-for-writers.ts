import type { IndexPage } from '../../src/search/records/record.ts';
import { parseQuery } from '../../src/search/text/query.ts';
import { termsOfText, tokenize } from '../../src/search/text/words.ts';
import type { JudgedQuery } from './judge.ts';

/**
 * What writers can do about queries that search misses: pages that would answer and are not there, and words of the
 * query that a page lacks which answers it.
 *
 * @returns one line for each query
 */
export function workForWriters(missed: readonly JudgedQuery[], pages: readonly IndexPage[]): string[] {
	const byUrl = new Map(pages.map((page) => [page.url, page]));
	return missed.map(({ query, pages: right }) => {
		const tasks = right.map((url) => {
			const page = byUrl.get(url);
			if (!page) return `${url} is missing`;
			const lacks = parseQuery(query).words.filter((word) => !termsOf(page).has(word));
			return lacks.length > 0
				? `${url} lacks "${lacks.join('", "')}"`
				: `${url} has all words, but not together`;
		});
		return `work for writers: "${query}": ${tasks.join('; ')}`;
	});
}

function termsOf({ title, keywords, questions, sections }: IndexPage): Set<string> {
	const texts = sections.flatMap(({ headings, text }) => [headings.at(-1) ?? '', text]);
	return new Set([
		...[title, ...keywords].flatMap(tokenize),
		...[...questions, ...texts].flatMap(termsOfText),
	]);
}
