import { searchLimits } from '../../config/search-limits.ts';
import type { SearchRequest, SearchResult } from '../client.ts';
import type { IndexPage } from '../records/record.ts';
import { parseQuery, type Query } from '../text/query.ts';
import { addPages, createCatalog } from './catalog.ts';
import { hitOf, markingOf, type Place, placesOf, type TextsOf } from './hits.ts';
import { hasWords } from './nearness.ts';
import { type Ranking, rank } from './rank.ts';
import { correct, suggest, type Vocabulary, vocabularyOf } from './suggest.ts';

/** A search engine that holds its whole index in memory. */
export interface Engine {
	/** Makes pages findable. */
	add(pages: readonly IndexPage[]): void;
	/** Answers one request. */
	search(request: SearchRequest): SearchResult;
	/** Whether what it finds first has every word of the query as it was typed, so that no other page can be meant. */
	covers(request: SearchRequest): boolean;
	/** What was added, in order. */
	readonly pages: readonly IndexPage[];
	/** How many sections there are. */
	readonly sections: number;
	/** How many sections have a word, as `tokenize` gives it, in their heading or text. */
	sectionsWith(word: string): number;
}

/**
 * Creates an engine without pages.
 *
 * @param textsOf gives the texts of pages that were added without, for snippets
 */
export function createEngine(textsOf: TextsOf = () => undefined): Engine {
	const catalog = createCatalog();
	let vocabulary: Vocabulary | undefined;
	const popular = new Map<string | undefined, string[]>();
	/** An answer is written again once the texts of its hits are there. */
	let last: { key: string; ranking: Ranking; places: Place[] } | undefined;
	const find = (query: Query, { facetFilters }: SearchRequest) => {
		const key = JSON.stringify([query.phrase, query.open, facetFilters]);
		if (last?.key !== key) last = { key, ...findAnew(query, facetFilters) };
		return last;
	};
	const findAnew = (query: Query, facetFilters: SearchRequest['facetFilters']) => {
		const ranking = query.words.length > 0 ? rank(catalog, query) : NOTHING;
		const places = placesOf(catalog, ranking).filter((place) => passes(place, facetFilters));
		return { ranking, places };
	};
	/** Proposals depend on the conditions of a request, not on what was typed. */
	const popularExcept = ({ query, facetFilters }: SearchRequest, finds: (query: Query) => boolean) => {
		const key = JSON.stringify(facetFilters);
		const known = popular.get(key) ?? suggest(finds);
		popular.set(key, known);
		return known
			.filter((proposal) => proposal !== query.trim().toLowerCase())
			.slice(0, searchLimits.suggestions);
	};
	const findInstead = (request: SearchRequest) => {
		vocabulary ??= vocabularyOf(catalog);
		const finds = (query: Query) => find(query, request).places.length > 0;
		const ranInstead = correct(request.query, vocabulary, finds);
		if (ranInstead === undefined) return { suggestions: popularExcept(request, finds) };
		return { ...find(parseQuery(`${ranInstead} `), request), ranInstead };
	};

	return {
		get pages() {
			return catalog.pages;
		},
		get sections() {
			return catalog.sections.length;
		},
		sectionsWith: (word) => catalog.sectionIndex.documentsWith(word),
		add(pages) {
			addPages(catalog, pages);
			vocabulary = undefined;
			last = undefined;
			popular.clear();
		},
		search(request) {
			const started = performance.now();
			const query = parseQuery(request.query);
			const asked = find(query, request);
			const isMissed = asked.places.length === 0 && query.words.length > 0;
			const instead = isMissed ? findInstead(request) : {};
			const { ranking, places } = { ...asked, ...instead };
			const { ranInstead, suggestions } = { ranInstead: undefined, suggestions: undefined, ...instead };
			const size = request.hitsPerPage ?? searchLimits.hits;
			const page = request.page ?? 0;
			const marking = markingOf(request, ranking);
			const hits = places
				.slice(page * size, (page + 1) * size)
				.map((place) => hitOf(place, request, marking, textsOf));
			return {
				hits,
				nbHits: places.length,
				page,
				nbPages: Math.ceil(places.length / size),
				hitsPerPage: size,
				processingTimeMS: Math.round(performance.now() - started),
				query: request.query,
				params: '',
				index: request.indexName,
				...(ranInstead !== undefined && { ranInstead }),
				...(suggestions !== undefined && { suggestions }),
			};
		},
		covers(request) {
			const query = parseQuery(request.query);
			const [first] = find(query, request).places;
			return first !== undefined && hasWords(first.page, query);
		},
	};
}

const NOTHING: Ranking = { pages: [], words: [], terms: [] };

/** Whether a page has, for every condition, one of its values. */
function passes({ page }: Place, filters: SearchRequest['facetFilters'] = []): boolean {
	return filters.every((filter) =>
		[filter].flat().some((value) => {
			const [facet, expected] = String(value).split(':');
			if (facet === 'language') return page.language === expected;
			return facet === 'version' && page.version === expected;
		}),
	);
}
