import { expect, test } from 'vitest';
import { pages } from '../clients/pages.ts';
import { firstPages } from './first-pages.ts';

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
	const { found, urls } = await firstPages(pages, QUERIES);
	for (const [query, hits] of Object.entries(found.algolia)) {
		expect(hits.length, query).toBeGreaterThan(0);
		for (const hit of hits) expect(urls).toContain(JSON.parse(hit)[0]);
	}
	expect(found.typesense).toEqual(found.algolia);
	expect(found.meilisearch).toEqual(found.algolia);
});
