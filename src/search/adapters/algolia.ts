import { liteClient } from 'algoliasearch/lite';
import {
	type Highlighted,
	RetryError,
	type SearchClient,
	type SearchHit,
	type SearchResult,
} from '../client.ts';
import type { HostedSettings } from '../settings.ts';
import { askedBy, type FoundRecord, levels, nest, operationIn, plainHit, resultOf } from './hits.ts';
import { createHostRegister } from './host-register.ts';
import { type AdapterOptions, defaultTimeouts } from './hosts.ts';
import { MARK_CLOSE, MARK_OPEN, type Markup, marked } from './markup.ts';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<Options['hostsCache']>;

type Marks = { hierarchy?: Partial<Record<string, Highlighted | null>>; content?: Highlighted | null };
type AlgoliaHit = Omit<FoundRecord, 'marks'> & { _highlightResult?: Marks; _snippetResult?: Marks };

interface AlgoliaResult {
	hits: AlgoliaHit[];
	nbHits: number;
	nbPages: number;
	processingTimeMS: number;
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
				const answer = (await client.search({ requests: sent } as Parameters<typeof client.search>[0])) as
					| { results?: unknown }
					| undefined;
				results = readResults(answer, all.length);
			} catch (cause) {
				throw new RetryError(cause instanceof Error ? cause.message : String(cause), { cause });
			}
			return {
				results: results.map((result, position): SearchResult => {
					const asked = all[position] as (typeof all)[number];
					const { nbHits, nbPages, processingTimeMS, params, queryID } = result;
					return {
						...resultOf(
							asked,
							result.hits.map((hit) => hitOf(hit, asked.markup)),
							{ found: nbHits, took: processingTimeMS, params },
						),
						nbPages,
						...(queryID === undefined ? {} : { queryID }),
					};
				}),
			};
		},
	};
}

function hitOf(hit: AlgoliaHit, markup: Markup): SearchHit {
	const fields = (marks: Marks | undefined) =>
		nest(
			[...Object.entries(marks?.hierarchy ?? {}), ['content', marks?.content] as const].flatMap(
				([name, found]): [string, Highlighted][] => {
					if (!found?.value) return [];
					const field = name === 'content' ? name : `hierarchy.${name}`;
					return [[field, marked(found.value, markup, found.matchLevel)]];
				},
			),
		);
	const whole = fields(hit._highlightResult);
	const cut = fields(hit._snippetResult);
	return {
		...plainHit({ ...hit, content: hit.content ?? null, operation: operationIn(Object(hit.operation)) }),
		_highlightResult: whole,
		_snippetResult: { ...whole, ...cut, hierarchy: { ...whole.hierarchy, ...cut.hierarchy } },
	};
}

function readResults(answer: { results?: unknown } | undefined, expected: number): AlgoliaResult[] {
	const results = answer?.results as AlgoliaResult[] | undefined;
	if (results?.length !== expected || !results.every(({ hits }) => Array.isArray(hits)))
		throw new Error('Algolia: an answer without results');
	return results;
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
