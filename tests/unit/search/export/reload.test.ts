import { expect, test } from 'vitest';
import { push } from '~/search/export/push/index.ts';
import { blockRecords } from '~/search/export/records.ts';
import type { HostedEngine } from '~/search/settings.ts';
import { engines, settingsFor, targetOn } from '../clients/engines.ts';
import { pages } from '../clients/pages.ts';

const QUERIES = [
	'stickiness',
	'consistent',
	'murmur',
	'seed',
	'tokens',
	'banner',
	'rollout',
	'plan',
	'admin area',
	'environments',
	'credentials',
];

test('the same export, loaded into each engine, gives the same first page', async () => {
	const firstPages: Partial<Record<HostedEngine, Record<string, string[]>>> = {};
	const records = blockRecords(pages);
	for (const { engine, start, create } of engines) {
		const server = await start();
		await push(targetOn(engine, 'docs', server), records);
		const client = create(settingsFor(engine, 'docs', [server]));
		const { results } = await client.search({
			requests: QUERIES.map((query) => ({ indexName: 'docs', query, attributesToSnippet: ['content:10'] })),
		});
		firstPages[engine] = Object.fromEntries(
			results.map(({ hits }, position) => [
				QUERIES[position],
				hits.map(({ url, type, content, hierarchy }) => JSON.stringify([url, type, content, hierarchy])),
			]),
		);
		for (const { hits, query } of results) {
			expect(hits.length, query).toBeGreaterThan(0);
			for (const { url } of hits) expect(records.map((record) => record.url)).toContain(url);
		}
		await server.stop();
	}
	expect(firstPages.typesense).toEqual(firstPages.algolia);
	expect(firstPages.meilisearch).toEqual(firstPages.algolia);
});
