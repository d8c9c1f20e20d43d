import type { SearchHit, SearchResult } from './client.ts';

/** Entries behind the results that are none themselves: what they are named among hits. */
const WAYS = { all: 'all-results', ask: 'ask' } as const;

/** What an entry says and where it leads. */
export interface Way {
	/** Name of its group, as read out. */
	group: string;
	/** Its words. */
	label: string;
	url: string;
}

/** An entry behind the results that leads to all of them. */
export function withAllResults(answer: SearchResult, way: Way): SearchResult {
	return withWay(answer, WAYS.all, way);
}

/** An entry behind the results that asks the assistant. Its address is where it leads in a new tab. */
export function withAsk(answer: SearchResult, way: Way): SearchResult {
	return withWay(answer, WAYS.ask, way);
}

/**
 * As one of the hits an entry is reached with the arrow keys as they are. Its type keeps DocSearch from noting it as a
 * recent search.
 */
function withWay(answer: SearchResult, id: string, { group, label, url }: Way): SearchResult {
	const empty = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
	const hit: SearchHit = {
		objectID: id,
		url,
		url_without_anchor: url,
		anchor: '',
		type: 'content',
		content: null,
		hierarchy: { lvl0: group, lvl1: label, ...empty },
		_highlightResult: { hierarchy: {} },
		_snippetResult: { hierarchy: {} },
	};
	return { ...answer, hits: [...answer.hits, hit] };
}

/** Whether a hit is the entry that leads to all results. */
export function isAllResults({ objectID }: Pick<SearchHit, 'objectID'>): boolean {
	return objectID === WAYS.all;
}

/** Whether a hit is the entry that asks the assistant. */
export function isAsk({ objectID }: Pick<SearchHit, 'objectID'>): boolean {
	return objectID === WAYS.ask;
}
