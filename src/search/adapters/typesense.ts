import { searchLimits } from '../../config/search-limits.ts';
import { RetryError, type SearchClient } from '../client.ts';
import type { HostedSettings } from '../settings.ts';
import { type Asked, askedBy, type FoundRecord, hitFrom, resultOf } from './hits.ts';
import { type AdapterOptions, createHosts } from './hosts.ts';
import { levels } from './levels.ts';
import { MARK_CLOSE, MARK_OPEN } from './markup.ts';
import { objectIn, readRecords, type Unread, type UnreadRecord } from './read-records.ts';
import { tellingWords } from './telling.ts';

const TITLES = levels.map((level) => `hierarchy.${level}`);
const TEXTS = [...TITLES, 'content'];
/** Fields that are searched, the most telling first, and how much a match in each counts. */
const WEIGHTS = {
	names: 12,
	'hierarchy.lvl1': 10,
	'hierarchy.lvl2': 8,
	'hierarchy.lvl3': 7,
	'hierarchy.lvl4': 6,
	'hierarchy.lvl5': 5,
	'hierarchy.lvl6': 4,
	keywords: 6,
	'hierarchy.lvl0': 2,
	content: 1,
};
const SEARCHED = Object.keys(WEIGHTS);

/** Results below which words are left out: not every word of a question stands in one record. */
const ENOUGH = 20;

type TypesenseResult = { found: unknown; took: unknown; records: FoundRecord[] } | { error: string };

/**
 * A client for Typesense: `POST /multi_search`, one hit for each address. The key goes into the address and the
 * body is sent as plain text, so that browsers need no request in advance.
 *
 * @see https://typesense.org/docs/latest/api/federated-multi-search.html
 */
export function createTypesenseClient(settings: HostedSettings, options: AdapterOptions = {}): SearchClient {
	const ask = createHosts(settings.hosts, options);
	const path = `/multi_search?x-typesense-api-key=${encodeURIComponent(settings.key)}`;
	return {
		async search({ requests }) {
			const all = requests.map(askedBy);
			const searches = all.map(searchOf);
			const results = await ask(
				{ path, headers: { 'content-type': 'text/plain' }, body: JSON.stringify({ searches }) },
				(text) => readResults(text, all.length),
			);
			return {
				results: results.map((result, position) => {
					const asked = all[position] as Asked;
					if ('error' in result) throw new RetryError(`Typesense: ${result.error}`);
					return resultOf(
						asked,
						result.records.map((record) => hitFrom(record, asked)),
						{
							found: result.found,
							took: result.took,
							params: new URLSearchParams(searches[position] as Record<string, string>).toString(),
						},
					);
				}),
			};
		},
	};
}

function searchOf(asked: Asked) {
	return {
		collection: asked.index,
		q: tellingWords(asked.query) || '*',
		query_by: SEARCHED.join(),
		query_by_weights: Object.values(WEIGHTS).join(),
		/* Names are found as they are written only. */
		num_typos: SEARCHED.map((field) => (field === 'names' ? 0 : 2)).join(),
		prefix: SEARCHED.map((field) => field !== 'names').join(),
		sort_by: '_text_match:desc,item_priority:desc',
		group_by: 'url',
		group_limit: '1',
		drop_tokens_threshold: String(ENOUGH),
		drop_tokens_mode: 'both_sides:3',
		per_page: String(asked.hitsPerPage),
		page: String(asked.page + 1),
		filter_by: filterOf(asked.filters),
		include_fields: [...TEXTS, 'id', 'url', 'type', 'method', 'path'].join(),
		highlight_full_fields: TEXTS.join(),
		highlight_start_tag: MARK_OPEN,
		highlight_end_tag: MARK_CLOSE,
	};
}

/** Back ticks keep what they enclose from being read as syntax. */
function filterOf(filters: Asked['filters']): string {
	return filters
		.map((any) => {
			const conditions = any.map(({ facet, value }) => `${facet}:=\`${value.replaceAll('`', '')}\``);
			return conditions.length === 1 ? conditions[0] : `(${conditions.join(' || ')})`;
		})
		.join(' && ');
}

function readResults(text: string, expected: number): TypesenseResult[] {
	const { results } = objectIn(JSON.parse(text));
	if (!Array.isArray(results) || results.length !== expected) throw new Error('an answer without results');
	return results.map(objectIn).map(({ found, search_time_ms: took, grouped_hits: groups, code, error }) => {
		if (error !== undefined) return { error: `${code} ${error}`.slice(0, searchLimits.query) };
		if (!Array.isArray(groups)) throw new Error('an answer without results');
		const hits = groups.map((group) => Object(objectIn(group)['hits'])[0]);
		return { found, took, records: readRecords(hits, recordOf).map(({ record }) => record) };
	});
}

function recordOf(hit: Unread): UnreadRecord {
	const document = objectIn(hit['document']);
	const highlights = Array.isArray(hit['highlights']) ? hit['highlights'].map(objectIn) : [];
	const marks = new Map(highlights.map(({ field, value, snippet }) => [field, value ?? snippet]));
	const hierarchy = (textOf: (field: string) => unknown) =>
		Object.fromEntries(levels.map((level) => [level, textOf(`hierarchy.${level}`)]));
	const { id, url, type, content } = document;
	return {
		objectID: id,
		url,
		type,
		content,
		operation: document,
		hierarchy: hierarchy((field) => document[field]),
		marks: { hierarchy: hierarchy((field) => marks.get(field)), content: marks.get('content') },
	};
}
