import { searchLimits } from '../../site/search-limits.ts';
import type { SearchRequest, SearchResult } from '../client.ts';
import type { SearchPage } from '../records/record.ts';
import { parseQuery, type Query } from '../text/query.ts';
import { addPages, createCatalog } from './catalog.ts';
import { hitOf, markingOf, type Place, placesOf } from './hits.ts';
import { type Ranking, rank } from './rank.ts';
import { correct, suggest, type Vocabulary, vocabularyOf } from './suggest.ts';

/** A search engine that holds its whole index in memory. */
export interface Engine {
	/** Makes pages findable. */
	add(pages: readonly SearchPage[]): void;
	/** Answers one request. */
	search(request: SearchRequest): SearchResult;
}

/** Creates an engine without pages. */
export function createEngine(): Engine {
	const catalog = createCatalog();
	let vocabulary: Vocabulary | undefined;
	const find = (query: Query, { facetFilters }: SearchRequest) => {
		const ranking = query.words.length > 0 ? rank(catalog, query) : NOTHING;
		const places = placesOf(catalog, ranking).filter((place) => passes(place, facetFilters));
		return { ranking, places };
	};
	const findInstead = (request: SearchRequest) => {
		vocabulary ??= vocabularyOf(catalog);
		const finds = (query: Query) => find(query, request).places.length > 0;
		const ranInstead = correct(request.query, vocabulary, finds);
		if (ranInstead === undefined) return { suggestions: suggest(request.query, finds) };
		return { ...find(parseQuery(`${ranInstead} `), request), ranInstead };
	};

	return {
		add(pages) {
			addPages(catalog, pages);
			vocabulary = undefined;
		},
		search(request) {
			const started = performance.now();
			const query = parseQuery(request.query);
			const asked = find(query, request);
			const isMissed = asked.places.length === 0 && query.words.length > 0;
			const { ranking, places, ...instead } = { ...asked, ...(isMissed && findInstead(request)) };
			const size = request.hitsPerPage ?? searchLimits.hits;
			const page = request.page ?? 0;
			const marking = markingOf(request, ranking);
			const hits = places
				.slice(page * size, (page + 1) * size)
				.map((place) => hitOf(place, request, marking));
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
				...instead,
			};
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
