import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '../../src/search/records/read-pages.ts';
import { firstPages } from '../unit/search/export/first-pages.ts';
import { readQueries, split } from './judge.ts';

const HERE = import.meta.dirname;

test('the export of this site, loaded into each engine, gives the same first page for the judged queries', async () => {
	const pages = await readPages(join(HERE, '../../dist'));
	const queries = readQueries(join(HERE, 'queries-first.tsv'), join(HERE, 'queries-own.tsv'));
	const { judged } = split(queries, new Set(pages.map(({ url }) => url)));
	const { found, urls } = await firstPages(
		pages,
		judged.map(({ query }) => query),
	);
	expect(found.typesense).toEqual(found.algolia);
	expect(found.meilisearch).toEqual(found.algolia);
	const hits = Object.values(found.algolia).flat();
	expect(hits.length).toBeGreaterThan(judged.length);
	for (const hit of hits) expect(urls).toContain(JSON.parse(hit)[0]);
}, 300_000);
