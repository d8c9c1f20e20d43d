import { searchLimits } from '../../site/search-limits.ts';
import type { SearchRequest, SearchResult } from '../client.ts';
import type { SearchPage } from '../records/record.ts';
import { parseQuery, type Query } from '../text/query.ts';
import { addPages, createCatalog } from './catalog.ts';
import { hitOf, markingOf, type Place, placesOf } from './hits.ts';
import { type Ranking, rank } from './rank.ts';
import { suggest, type Vocabulary, vocabularyOf } from './suggest.ts';

/** A search engine that holds its whole index in memory. */
export interface Engine {
	/** Makes pages findable. */
	add(pages: readonly SearchPage[]): void;
	/** Answers one request. */
	search(request: SearchRequest): SearchResult;
	/** What was added, in order. */
	readonly pages: readonly SearchPage[];
	/** How many sections there are. */
	readonly sections: number;
	/** How many sections have a word, as `tokenize` gives it. */
	sectionsWith(word: string): number;
}

/** Creates an engine without pages. */
export function createEngine(): Engine {
	const catalog = createCatalog();
	let vocabulary: Vocabulary | undefined;
	const finds = (query: Query) => rank(catalog, query).pages.length > 0;

	return {
		get pages() {
			return catalog.pages;
		},
		get sections() {
			return catalog.sections.length;
		},
		sectionsWith: (word) => catalog.sectionIndex.search(word, { tokenize: (text) => [text] }).length,
		add(pages) {
			addPages(catalog, pages);
			vocabulary = undefined;
		},
		search(request) {
			const started = performance.now();
			const query = parseQuery(request.query);
			const ranking: Ranking =
				query.words.length > 0 ? rank(catalog, query) : { pages: [], words: [], terms: [] };
			const places = placesOf(catalog, ranking).filter((place) => passes(place, request.facetFilters));
			const size = request.hitsPerPage ?? searchLimits.hits;
			const page = request.page ?? 0;
			const marking = markingOf(request, ranking);
			const hits = places
				.slice(page * size, (page + 1) * size)
				.map((place) => hitOf(place, request, marking));
			const result: SearchResult = {
				hits,
				nbHits: places.length,
				page,
				nbPages: Math.ceil(places.length / size),
				hitsPerPage: size,
				processingTimeMS: Math.round(performance.now() - started),
				query: request.query,
				params: '',
				index: request.indexName,
			};
			if (places.length > 0 || query.words.length === 0) return result;
			vocabulary ??= vocabularyOf(catalog);
			return { ...result, suggestions: suggest(request.query, vocabulary, finds) };
		},
	};
}

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
