import { describe, expect, test } from 'vitest';
import { isAllResults, isAsk, withAllResults, withAsk } from '../../../src/search/all-results.ts';
import type { SearchResult } from '../../../src/search/client.ts';
import { createEngine } from '../../../src/search/engine/engine.ts';
import { operationOf } from '../../../src/search/records/operation.ts';
import type { SearchPage } from '../../../src/search/records/record.ts';
import { levelOf, rowOf } from '../../../src/search/row.ts';

const page = (changes: Partial<SearchPage>): SearchPage => ({
	url: '/reference/network',
	title: 'Network',
	description: 'What travels between the parts.',
	category: 'Core concepts',
	group: 'guide',
	language: 'en',
	version: 'current',
	keywords: [],
	questions: [],
	messages: [],
	asked: [],
	rank: 'normal',
	sections: [
		{ anchor: '', level: 1, headings: [], text: 'Requests of all applications.' },
		{ anchor: 'a', level: 2, headings: ['Permissions'], text: 'Who may see the toggle of a flag.' },
		{ anchor: 'b', level: 3, headings: ['Permissions', 'Root roles'], text: 'Three roles come with it.' },
	],
	...changes,
});

function rowsFor(query: string, ...pages: SearchPage[]) {
	const engine = createEngine();
	engine.add(pages);
	return engine.search({ indexName: 'docs', query, attributesToSnippet: ['content:10'] }).hits.map(rowOf);
}

describe('a row', () => {
	test('has the heading that matched as its title, and the page as its context', () => {
		expect(rowsFor('root roles', page({}))[0]).toEqual({
			title: '<mark>Root</mark> <mark>roles</mark>',
			context: ['Network', 'Permissions'],
			kind: 'section',
		});
	});

	test('shows the words of a text that was found by them below its heading', () => {
		expect(rowsFor('see', page({}))[0]).toMatchObject({
			title: 'Permissions',
			snippet: 'Who may <mark>see</mark> the toggle of a flag.',
		});
	});

	test('of a page has no context but its category', () => {
		expect(rowsFor('network', page({}))[0]).toMatchObject({ kind: 'page', context: [] });
	});

	test('of an operation has its method, and its path with the typed parts marked', () => {
		const operation = page({ keywords: ['getLoad', 'GET /api/admin/load/{id}'], group: 'api' });
		expect(rowsFor('/api/admin/load', operation)[0]).toMatchObject({
			kind: 'operation',
			operation: {
				method: 'GET',
				path: '/<mark>api</mark>/<mark>admin</mark>/<mark>load</mark>/{id}',
			},
		});
	});

	test('marks the part of a compound that was typed', () => {
		const row = page({
			sections: [{ anchor: 'c', level: 2, headings: ['CREATE_PROJECT'], text: 'Make one.', row: true }],
		});
		expect(rowsFor('create', row)[0]?.title).toBe('<mark>CREATE</mark>_PROJECT');
	});

	test('marks what the reader typed, not its synonyms', () => {
		const snippet = rowsFor('flag', page({}))[0]?.snippet;
		expect(snippet).toBe('Who may see the toggle of a <mark>flag</mark>.');
	});
});

test('the operation of a page is the keyword that is a method and a path', () => {
	expect(operationOf(['getLoad', 'GET /api/load'])).toEqual({ method: 'GET', path: '/api/load' });
	expect(operationOf(['get started', '/api/load'])).toBeUndefined();
});

test('what a hit stands for is its deepest heading', () => {
	const none = { lvl0: 'Guides', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
	expect(levelOf(none)).toBe('lvl1');
	expect(levelOf({ ...none, lvl2: 'A', lvl3: 'B' })).toBe('lvl3');
});

test('the way to all results stands behind them, and is none that DocSearch notes', () => {
	const answer = { hits: [], nbHits: 0 } as unknown as SearchResult;
	const { hits } = withAllResults(answer, { group: 'More', label: 'All 3 results', url: '/search?q=a' });
	expect(hits).toHaveLength(1);
	expect(hits[0]).toMatchObject({ url: '/search?q=a', type: 'content', hierarchy: { lvl0: 'More' } });
	expect(hits.map(isAllResults)).toEqual([true]);
});

test('the way to the assistant is another entry, before that to all results', () => {
	const answer = { hits: [], nbHits: 0 } as unknown as SearchResult;
	const way = { group: 'More', label: 'Ask: “a”', url: '/search?q=a' };
	const { hits } = withAllResults(withAsk(answer, way), { ...way, label: 'All' });
	expect(hits.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(['Ask: “a”', 'All']);
	expect(hits.map(isAsk)).toEqual([true, false]);
	expect(hits.map(isAllResults)).toEqual([false, true]);
});
