import { afterEach, describe, expect, test } from 'vitest';
import { searchLimits } from '~/config/search-limits.ts';
import { RetryError } from '~/search/client.ts';
import type { HostedEngine } from '~/search/settings.ts';
import { engines, settingsFor } from './engines.ts';
import { type Server, serve } from './servers/http.ts';

type Fields = Record<string, unknown>;

const good = { objectID: '1', url: '/a#b', type: 'lvl1', content: 'text', lvl1: 'Title' };
const titled = (record: unknown, name: (level: string) => string) =>
	typeof record === 'object' && record !== null
		? Object.fromEntries(
				Object.entries(record).map(([field, value]) => [/^lvl\d$/.test(field) ? name(field) : field, value]),
			)
		: record;

/** Answers of each engine with these records as hits. */
const answers: Record<HostedEngine, (records: unknown[]) => unknown> = {
	algolia: (records) => ({
		results: [
			{
				nbHits: records.length,
				hits: records.map((record) => {
					if (typeof record !== 'object' || record === null) return record;
					const { lvl0, lvl1, ...rest } = record as Fields;
					return {
						...rest,
						hierarchy: { lvl0, lvl1 },
						_highlightResult: { content: { value: rest['content'] } },
					};
				}),
			},
		],
	}),
	typesense: (records) => ({
		results: [
			{
				found: records.length,
				grouped_hits: records.map((record) => ({
					hits: [{ document: titled(record, (level) => `hierarchy.${level}`) }],
				})),
			},
		],
	}),
	meilisearch: (records) => ({
		results: [
			{
				totalHits: records.length,
				hits: records.map((record) => titled(record, (level) => `hierarchy_${level}`)),
			},
		],
	}),
};

const bad: [string, unknown][] = [
	['null', null],
	['a number', 7],
	['a list', []],
	['without a URL', { ...good, url: undefined }],
	['with a number as URL', { ...good, url: 7 }],
	['with an endless URL', { ...good, url: `/${'a'.repeat(searchLimits.url)}` }],
	['without a title', { ...good, lvl1: undefined }],
	['with a number as title', { ...good, lvl1: 7 }],
	['with an object as text', { ...good, content: {} }],
	['of no known type', { ...good, type: 'page' }],
];

describe.each(engines)('$engine', ({ engine, create }) => {
	const servers: Server[] = [];
	afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));
	const search = async (...records: unknown[]) => {
		const server = await serve(() => ({ json: answers[engine](records) }) as never);
		servers.push(server);
		const { results } = await create(settingsFor(engine, 'docs', [server])).search({
			requests: [{ indexName: 'docs', query: 'a' }],
		});
		return results[0]?.hits ?? [];
	};

	test.each(bad)('a hit %s is dropped, and a host that sends nothing else failed', async (_, record) => {
		expect((await search(record, good)).map(({ url }) => url)).toEqual(['/a#b']);
		await expect(search(record)).rejects.toThrow(RetryError);
	});

	test('long texts are cut, and more hits than a page takes are left out', async () => {
		const long = { ...good, content: 'x'.repeat(searchLimits.text * 2) };
		const [hit] = await search(long);
		expect(hit?.content?.length).toBe(searchLimits.text);
		expect(await search(...Array(searchLimits.hitsRead + 5).fill(good))).toHaveLength(searchLimits.hitsRead);
	});

	test('no hits at all are no failure', async () => {
		expect(await search()).toEqual([]);
	});
});

test('an answer that is too large counts as failed', async () => {
	const [, , meilisearch] = engines as [never, never, (typeof engines)[number]];
	const fetch = async () => new Response(' '.repeat(searchLimits.answer + 1));
	const client = meilisearch.create(
		{ ...settingsFor('meilisearch', 'docs', []), hosts: ['http://a'] },
		{ fetch },
	);
	await expect(client.search({ requests: [{ indexName: 'docs', query: 'a' }] })).rejects.toThrow('too large');
});
