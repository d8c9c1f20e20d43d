import type { RecordType } from './records/record.ts';

/** What one search asks for. The names are those of the requests that DocSearch sends. */
export interface SearchRequest {
	indexName: string;
	/** What the reader typed. Clients read its first `searchLimits.query` characters. */
	query: string;
	/** Hits a page; 20 when absent. */
	hitsPerPage?: number;
	/** Page of hits, from 0. */
	page?: number;
	/** Conditions of the form `language:en`: all entries must hold, one of the values in an inner list. */
	facetFilters?: readonly (string | readonly string[])[];
	attributesToRetrieve?: readonly string[];
	/** `content:10` cuts `content` to 10 words around the match. */
	attributesToSnippet?: readonly string[];
	/** Stands where a snippet was cut; `…` when absent. */
	snippetEllipsisText?: string;
	/** Goes before a matching word; `<mark>` when absent. */
	highlightPreTag?: string;
	/** Goes after a matching word; `</mark>` when absent. */
	highlightPostTag?: string;
}

/** Titles from the category of a page (`lvl0`) over its title (`lvl1`) to a heading (`lvl2` to `lvl6`). */
export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** A string of a hit, HTML-escaped, with the highlight tags around the words that match. */
export interface Highlighted {
	value: string;
	matchLevel: 'none' | 'partial' | 'full';
}

/** One result: a page, a section of it, or a passage of text. Every string is HTML-escaped. */
export interface SearchHit {
	objectID: string;
	/** Root-relative, or absolute where an index serves other sites, with the anchor. */
	url: string;
	url_without_anchor: string;
	anchor: string;
	type: RecordType;
	content: string | null;
	hierarchy: Hierarchy;
	/** The operation of the API that the page describes, its path with the highlight tags. */
	operation?: { method: string; path: string };
	_highlightResult: { hierarchy: Partial<Record<keyof Hierarchy, Highlighted>>; content?: Highlighted };
	_snippetResult: { hierarchy: Partial<Record<keyof Hierarchy, Highlighted>>; content?: Highlighted };
}

/** The answer to one request. */
export interface SearchResult {
	hits: SearchHit[];
	/** All hits, on all pages. */
	nbHits: number;
	page: number;
	nbPages: number;
	hitsPerPage: number;
	processingTimeMS: number;
	query: string;
	params: string;
	index: string;
	queryID?: string;
	/** Other queries that find something, best first, at most three. Only when there are no hits. */
	suggestions?: string[];
	/** The words that were looked up in place of a query that finds nothing: the nearest ones that the index has. */
	ranInstead?: string;
	/** Only a part of the index was there. Asking again later finds more. */
	partial?: boolean;
	/** The embedded engine answered in place of a hosted one that failed. */
	fallback?: boolean;
}

/** What the dialog, the results page and embedded search boxes talk to, whatever the engine. */
export interface SearchClient {
	/**
	 * Answers every request, in order.
	 *
	 * @throws {RetryError} when the engine cannot be reached or its answer cannot be read. The next call tries again.
	 */
	search(batch: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
}

/** The engine did not answer. DocSearch shows its error screen for errors of this name. */
export class RetryError extends Error {
	override name = 'RetryError';
}
