import type { SearchClient } from '../client.ts';
import type { HostedSettings } from '../settings.ts';
import { type Asked, askedBy, type FoundRecord, hitFrom, resultOf } from './hits.ts';
import { type AdapterOptions, createHosts } from './hosts.ts';
import { levels } from './levels.ts';
import { MARK_CLOSE, MARK_OPEN } from './markup.ts';
import { objectIn, readRecords, type Unread, type UnreadRecord } from './read-records.ts';

const TEXTS = [...levels.map((level) => `hierarchy_${level}`), 'content'];

interface MeilisearchResult {
	records: FoundRecord[];
	totalHits: unknown;
	processingTimeMs: unknown;
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
						result.records.map((record) => hitFrom(record, asked)),
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
	const { results } = objectIn(JSON.parse(text));
	if (!Array.isArray(results) || results.length !== expected) throw new Error('an answer without results');
	return results.map(objectIn).map(({ hits, totalHits, processingTimeMs }) => {
		if (!Array.isArray(hits)) throw new Error('an answer without results');
		return { records: readRecords(hits, recordOf).map(({ record }) => record), totalHits, processingTimeMs };
	});
}

function recordOf(hit: Unread): UnreadRecord {
	const hierarchy = (texts: Unread) =>
		Object.fromEntries(levels.map((level) => [level, texts[`hierarchy_${level}`]]));
	const { objectID, url, type, content } = hit;
	const formatted = objectIn(hit['_formatted']);
	return {
		objectID,
		url,
		type,
		content,
		operation: hit,
		hierarchy: hierarchy(hit),
		marks: { hierarchy: hierarchy(formatted), content: formatted['content'] },
	};
}
