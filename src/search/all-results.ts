import type { SearchHit, SearchResult } from './client.ts';

/** Names the entry among hits. */
const ID = 'all-results';

/** What the entry says and where it leads. */
export interface AllResults {
	/** Name of its group, as read out. */
	group: string;
	/** Its words. */
	label: string;
	url: string;
}

/**
 * An entry behind the results that leads to all of them. As one of the hits it is reached with the arrow keys as they
 * are. Its type keeps DocSearch from noting it as a recent search.
 */
export function withAllResults(answer: SearchResult, entry: AllResults): SearchResult {
	const { group, label, url } = entry;
	const empty = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
	const hit: SearchHit = {
		objectID: ID,
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
	return objectID === ID;
}
