import type { IndexPage } from '../records/record.ts';
import { tokenize } from '../text/words.ts';
import type { Catalog } from './catalog.ts';

/** Share of the pages for languages from which on a word of their names says nothing, as `sdk` and `example`. */
const COMMON = 0.15;

const known = new WeakMap<Catalog, { pages: number; subjects: Map<IndexPage, ReadonlySet<string>> }>();

/** Whether a query has a word that tells a page for one language or framework from those for others. */
export function namesLanguage(
	catalog: Catalog,
	page: IndexPage,
	words: readonly ReadonlySet<string>[],
): boolean {
	const subject = subjectsOf(catalog).get(page) ?? new Set();
	return words.some((terms) => [...terms].some((term) => subject.has(term)));
}

/** For each page for a language the words of its name and keywords that few others have. */
function subjectsOf(catalog: Catalog): Map<IndexPage, ReadonlySet<string>> {
	const before = known.get(catalog);
	if (before?.pages === catalog.pages.length) return before.subjects;
	const named = catalog.pages
		.filter(({ group }) => group === 'language')
		.map((page) => ({ page, names: new Set(namesOf(page)) }));
	const often = new Map<string, number>();
	for (const { names } of named) for (const name of names) often.set(name, (often.get(name) ?? 0) + 1);
	const tells = (name: string) => (often.get(name) ?? 0) <= Math.max(1, named.length * COMMON);
	const subjects = new Map(named.map(({ page, names }) => [page, new Set([...names].filter(tells))]));
	known.set(catalog, { pages: catalog.pages.length, subjects });
	return subjects;
}

function namesOf({ url, title, keywords }: IndexPage): string[] {
	return tokenize([title, ...keywords, ...url.split('/').slice(2)].join(' \n '));
}
