import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/search/engine/engine.ts';
import { readPages } from '../../src/search/records/read-pages.ts';
import { judge, readQueries, scores } from './judge.ts';

const DIST = join(import.meta.dirname, '../../dist');
const QUERIES = ['queries-first.tsv', 'queries-own.tsv'].map((file) => join(import.meta.dirname, file));

/** What readers can rely on. */
const gates = { mrr: 0.88, amongFive: 0.95 };

const pages = await readPages(DIST);
const engine = createEngine();
engine.add(pages);
const all = readQueries(...QUERIES);
const judgments = judge(all, engine);

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
		const total = table.at(-1);
		expect(total?.mrr).toBeGreaterThanOrEqual(gates.mrr);
		expect(total?.amongFive).toBeGreaterThanOrEqual(gates.amongFive);
	});

	test('there are at least 60 queries of our own, and the pages of all queries exist', () => {
		const own = readQueries(QUERIES[1] as string);
		expect(own.length).toBeGreaterThanOrEqual(60);
		const existing = new Set(pages.map(({ url }) => url));
		expect(all.filter(({ pages }) => !pages.some((page) => existing.has(page)))).toEqual([]);
	});
});
