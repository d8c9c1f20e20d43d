import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/search/engine/engine.ts';
import { readPages } from '../../src/search/records/read-pages.ts';
import { judge, readQueries, scores, split } from './judge.ts';

const DIST = join(import.meta.dirname, '../../dist');
const QUERIES = ['queries-first.tsv', 'queries-own.tsv'].map((file) => join(import.meta.dirname, file));

/** What readers can rely on, for queries whose pages exist. */
const gates = { mrr: 0.88, amongFive: 0.95 };

const pages = await readPages(DIST);
const engine = createEngine();
engine.add(pages);
const all = readQueries(...QUERIES);
const { judged, waiting } = split(all, new Set(pages.map(({ url }) => url)));
const judgments = judge(judged, engine);

describe('search finds the right page', () => {
	test('first, or among the first few, for the judged queries', () => {
		const table = scores(judgments);
		console.table(
			table.map(({ kind, queries, mrr, first, amongFive }) => ({
				kind,
				queries,
				'MRR@10': mrr.toFixed(3),
				'success@1': first.toFixed(2),
				'success@5': amongFive.toFixed(2),
			})),
		);
		const missed = judgments.filter(({ rank }) => rank === 0 || rank > 5);
		for (const { query, rank, found } of missed) {
			console.log(`"${query}": right page at ${rank || 'none'}; found ${found.slice(0, 3).join(', ')}`);
		}
		if (waiting.length > 0) {
			console.log(
				`${waiting.length} queries wait for their pages: ${waiting.map(({ query }) => query).join(', ')}`,
			);
		}
		const total = table.at(-1);
		expect(total?.mrr).toBeGreaterThanOrEqual(gates.mrr);
		expect(total?.amongFive).toBeGreaterThanOrEqual(gates.amongFive);
	});

	test('there are at least 60 queries of our own, all of them with pages that exist or are planned', () => {
		const own = readQueries(QUERIES[1] as string);
		expect(own.length).toBeGreaterThanOrEqual(60);
		const list = readFileSync(join(import.meta.dirname, '../../src/site/pending-routes.txt'), 'utf8');
		const planned = new Set([...list.split('\n'), ...pages.map(({ url }) => url)]);
		const unknown = all.filter(({ pages }) => !pages.some((page) => planned.has(page)));
		expect(unknown).toEqual([]);
	});
});
