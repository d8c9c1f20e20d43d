import type { SearchClient } from '../client.ts';
import type { RecordType } from '../records/record.ts';
import type { HostedSettings } from '../settings.ts';
import { type Asked, askedBy, type FoundRecord, hitFrom, levels, operationIn, resultOf } from './hits.ts';
import { type AdapterOptions, createHosts } from './hosts.ts';
import { MARK_CLOSE, MARK_OPEN } from './markup.ts';

const TEXTS = [...levels.map((level) => `hierarchy_${level}`), 'content'];

type Texts = Record<string, string | null | undefined>;
type MeilisearchHit = Texts & { objectID: string; url: string; _formatted?: Texts };

interface MeilisearchResult {
	hits: MeilisearchHit[];
	totalHits: number;
	processingTimeMs: number;
}

/**
 * A client for Meilisearch: `POST /multi-search`. The index's settings keep one hit for each address.
 *
 * @see https://www.meilisearch.com/docs/reference/api/multi_search
 */
export function createMeilisearchClient(
	settings: HostedSettings,
	options: AdapterOptions = {},
): SearchClient {
	const ask = createHosts(settings.hosts, options);
	const headers = { 'content-type': 'application/json', authorization: `Bearer ${settings.key}` };
	return {
		async search({ requests }) {
			const all = requests.map(askedBy);
			const queries = all.map(queryOf);
			const results = await ask(
				{ path: '/multi-search', headers, body: JSON.stringify({ queries }) },
				(text) => readResults(text, all.length),
			);
			return {
				results: results.map((result, position) => {
					const asked = all[position] as Asked;
					return resultOf(
						asked,
						result.hits.map((hit) => hitFrom(recordOf(hit), asked)),
						{ found: result.totalHits, took: result.processingTimeMs, params: paramsOf(asked) },
					);
				}),
			};
		},
	};
}

function queryOf(asked: Asked) {
	return {
		indexUid: asked.index,
		q: asked.query,
		filter: asked.filters.map((any) => any.map(({ facet, value }) => `${facet} = ${JSON.stringify(value)}`)),
		hitsPerPage: asked.hitsPerPage,
		page: asked.page + 1,
		attributesToRetrieve: [...TEXTS, 'objectID', 'url', 'type', 'method', 'path'],
		attributesToHighlight: TEXTS,
		highlightPreTag: MARK_OPEN,
		highlightPostTag: MARK_CLOSE,
	};
}

function paramsOf({ query, page, hitsPerPage }: Asked): string {
	return new URLSearchParams({
		q: query,
		page: String(page + 1),
		hitsPerPage: String(hitsPerPage),
	}).toString();
}

function readResults(text: string, expected: number): MeilisearchResult[] {
	const { results } = JSON.parse(text) as { results?: MeilisearchResult[] };
	if (results?.length !== expected || !results.every(({ hits }) => Array.isArray(hits)))
		throw new Error('an answer without results');
	return results;
}

function recordOf(hit: MeilisearchHit): FoundRecord {
	const hierarchy = (texts: Texts) =>
		Object.fromEntries(levels.map((level) => [level, texts[`hierarchy_${level}`] ?? null]));
	const formatted = hit._formatted ?? {};
	return {
		objectID: hit.objectID,
		url: hit.url,
		type: hit['type'] as RecordType,
		content: hit['content'] ?? null,
		operation: operationIn(hit),
		hierarchy: hierarchy(hit) as FoundRecord['hierarchy'],
		marks: {
			hierarchy: hierarchy(formatted) as FoundRecord['marks']['hierarchy'],
			content: formatted['content'] ?? undefined,
		},
	};
}
