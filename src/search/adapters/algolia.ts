import { liteClient } from 'algoliasearch/lite';
import { searchLimits } from '../../config/search-limits.ts';
import {
	type Highlighted,
	RetryError,
	type SearchClient,
	type SearchHit,
	type SearchResult,
} from '../client.ts';
import type { HostedSettings } from '../settings.ts';
import { type Asked, askedBy, type FoundRecord, nest, plainHit, resultOf } from './hits.ts';
import { createHostRegister } from './host-register.ts';
import { type AdapterOptions, defaultTimeouts } from './hosts.ts';
import { levels } from './levels.ts';
import { MARK_CLOSE, MARK_OPEN, type Markup, marked } from './markup.ts';
import { countIn, objectIn, readRecords, type Unread, type UnreadRecord } from './read-records.ts';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<Options['hostsCache']>;

interface AlgoliaResult {
	hits: SearchHit[];
	nbHits: unknown;
	nbPages: unknown;
	processingTimeMS: unknown;
	params: string;
	queryID?: string;
}

/**
 * A client for Algolia over the client that DocSearch itself uses, which posts to `queries` of all indexes. Marks
 * that cannot stand in a text are asked for in place of tags, because Algolia does not escape what it returns.
 *
 * Only this engine has a `queryID`, which would join a click to its search in Algolia's analytics. Results carry it
 * when the index returns one; nothing is sent with it. An event of a click needs one more host
 * (`insights.algolia.io`) and an identifier of the reader, and nothing here reports what readers do.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search
 */
export function createAlgoliaClient(settings: HostedSettings, options: AdapterOptions = {}): SearchClient {
	const client = liteClient(settings.appId, settings.key, {
		hosts: settings.hosts.map(hostOf),
		timeouts: options.timeouts ?? defaultTimeouts,
		hostsCache: hostsCache(options),
	});
	return {
		async search({ requests }) {
			const all = requests.map(askedBy);
			const sent = requests.map((request, position) => ({
				...request,
				query: all[position]?.query,
				hitsPerPage: all[position]?.hitsPerPage,
				attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'operation'],
				attributesToHighlight: [...levels.map((level) => `hierarchy.${level}`), 'content'],
				highlightPreTag: MARK_OPEN,
				highlightPostTag: MARK_CLOSE,
			}));
			let results: AlgoliaResult[];
			try {
				results = readResults(
					await client.search({ requests: sent } as Parameters<typeof client.search>[0]),
					all,
				);
			} catch (cause) {
				throw new RetryError(cause instanceof Error ? cause.message : String(cause), { cause });
			}
			return {
				results: results.map((result, position): SearchResult => {
					const asked = all[position] as (typeof all)[number];
					const { hits, nbHits, nbPages, processingTimeMS, params, queryID } = result;
					const read = resultOf(asked, hits, { found: nbHits, took: processingTimeMS, params });
					return {
						...read,
						nbPages: countIn(nbPages, read.nbPages),
						...(queryID === undefined ? {} : { queryID }),
					};
				}),
			};
		},
	};
}

function readResults(answer: unknown, asked: readonly Asked[]): AlgoliaResult[] {
	const { results } = objectIn(answer);
	if (!Array.isArray(results) || results.length !== asked.length)
		throw new Error('Algolia: an answer without results');
	return results.map(objectIn).map((result, position) => {
		const { hits, nbHits, nbPages, processingTimeMS, params, queryID } = result;
		if (!Array.isArray(hits)) throw new Error('Algolia: an answer without results');
		const { markup } = asked[position] as Asked;
		return {
			hits: readRecords(hits, recordOf).map(({ record, hit }) => hitOf(record, hit, markup)),
			nbHits,
			nbPages,
			processingTimeMS,
			params: String(params),
			...(typeof queryID === 'string' ? { queryID } : {}),
		};
	});
}

function recordOf(hit: Unread): UnreadRecord {
	const { objectID, url, type, content, operation, hierarchy } = hit;
	const marks = { hierarchy: {}, content: undefined };
	return {
		objectID,
		url,
		type,
		content,
		operation: objectIn(operation),
		hierarchy: objectIn(hierarchy),
		marks,
	};
}

/** Algolia sends texts with marks twice: whole, and cut to a snippet. */
function hitOf(record: FoundRecord, hit: Unread, markup: Markup): SearchHit {
	const whole = fieldsIn(objectIn(hit['_highlightResult']), markup);
	const cut = fieldsIn(objectIn(hit['_snippetResult']), markup);
	return {
		...plainHit(record),
		_highlightResult: whole,
		_snippetResult: { ...whole, ...cut, hierarchy: { ...whole.hierarchy, ...cut.hierarchy } },
	};
}

function fieldsIn({ hierarchy, content }: Unread, markup: Markup): SearchHit['_highlightResult'] {
	const titles = objectIn(hierarchy);
	const found = [
		...levels.map((level) => [`hierarchy.${level}`, titles[level]]),
		['content', content],
	] as const;
	return nest(
		found.flatMap(([field, text]): [string, Highlighted][] => {
			const { value, matchLevel } = objectIn(text);
			if (typeof value !== 'string' || value === '') return [];
			const level = (['none', 'partial', 'full'] as const).find((known) => known === matchLevel);
			return [[String(field), marked(value.slice(0, searchLimits.text), markup, level)]];
		}),
	);
}

function hostOf(origin: string): NonNullable<Options['hosts']>[number] {
	const { protocol, hostname, port } = new URL(origin);
	return {
		url: hostname,
		accept: 'readWrite',
		protocol: protocol === 'https:' ? 'https' : 'http',
		...(port ? { port: Number(port) } : {}),
	};
}

/**
 * Remembers hosts that failed. Algolia's own memory files a failure under the host with its state and looks for it
 * without, so it asks a failing host with every search.
 */
function hostsCache(options: AdapterOptions): HostsCache {
	const register = createHostRegister(options);
	const nameOf = (key: unknown) => {
		const { protocol, url, port } = key as { protocol: string; url: string; port?: number };
		return new URL(`${protocol}://${url}:${port ?? ''}`).origin;
	};
	const cache = {
		async get(key: Record<string, unknown>) {
			const down = register.isDown(nameOf(key));
			return { ...key, status: down ? 'down' : 'up', isUp: () => !down, isTimedOut: () => false };
		},
		async set<Value>(key: unknown, value: Value) {
			register.fail(nameOf(key));
			return value;
		},
		delete: async () => undefined,
		clear: async () => undefined,
	};
	return cache as unknown as HostsCache;
}
