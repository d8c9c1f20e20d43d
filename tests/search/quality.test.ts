import { describe, expect, test } from 'vitest';
import { readPageFacts } from '../../src/search/records/facts.ts';
import { dist } from '../site/built-site.ts';
import { engine, pages } from './built-engine.ts';
import { judge, readQueries, scores } from './judge.ts';
import { GATES, OWN, SETS, tableOf } from './sets.ts';
import { workForWriters } from './work-for-writers.ts';

describe('search finds the right page', () => {
	test.each(SETS)('for the queries of $name', ({ name, files, isHidden }) => {
		const judgments = judge(readQueries(...files), engine);
		const table = scores(judgments);
		console.log(name);
		console.table(tableOf(table));
		const missed = judgments.filter(({ rank }) => rank === 0 || rank > 5);
		for (const { query, rank, found } of isHidden ? [] : missed)
			console.log(`"${query}": right page at ${rank || 'none'}; found ${found.slice(0, 3).join(', ')}`);
		for (const work of isHidden ? [] : workForWriters(missed, pages)) console.log(work);
		const total = table.at(-1);
		expect(total?.mrr).toBeGreaterThanOrEqual(GATES[name].mrr);
		expect(total?.amongFive).toBeGreaterThanOrEqual(GATES[name].amongFive);
	});

	test.each([
		['prometheus metrics endpoint', '/reference/api/legacy/unleash/internal/prometheus'],
		['require approval in production', '/reference/change-requests#turn-on-change-requests'],
		['everyone becomes Viewer after SCIM', '/troubleshooting#locked-out-after-setting-up-scim'],
	])('"%s" leads to %s, first or second', (query, right) => {
		const { hits } = engine.search({ indexName: 'docs', query, hitsPerPage: 40 });
		const found = hits.map(({ url, url_without_anchor: page }) => (right.includes('#') ? url : page));
		expect([...new Set(found)].slice(0, 2)).toContain(right);
	});

	test('sets of queries are large, share no query, and name pages that exist', () => {
		const sets = SETS.map(({ files }) => readQueries(...files));
		for (const set of sets.slice(2, 4)) expect(set.length).toBeGreaterThanOrEqual(200);
		for (const set of sets.slice(4, 6)) expect(set.length).toBeGreaterThanOrEqual(70);
		for (const set of sets.slice(6)) expect(set.length).toBeGreaterThanOrEqual(40);
		expect(readQueries(OWN).length).toBeGreaterThanOrEqual(60);
		const all = sets.flat();
		const existing = new Set(pages.map(({ url }) => url));
		expect(all.filter(({ pages }) => !pages.some((page) => existing.has(page)))).toEqual([]);
		const blind = sets.slice(2).flat();
		expect(new Set(blind.map(({ query }) => query.toLowerCase())).size).toBe(blind.length);
	});

	test('no page has a judged query as one of its questions, its keywords, or what readers type', async () => {
		const blind = SETS.slice(2).flatMap(({ files }) => readQueries(...files));
		const judged = new Set(blind.filter(({ kind }) => kind === 'question').map(({ query }) => plain(query)));
		const facts = await readPageFacts(dist);
		const copied = [...facts.values()].flatMap(({ url, questions, keywords, asked }) =>
			[...questions, ...keywords, ...asked.map(({ text }) => text)]
				.filter((text) => judged.has(plain(text)))
				.map((text) => `${url}: ${text}`),
		);
		expect(copied).toEqual([]);
	});
});

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}
