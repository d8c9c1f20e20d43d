import { describe, expect, test } from 'vitest';
import { formats } from '~/search/export/formats.ts';
import { blockRecords } from '~/search/export/records.ts';
import type { SearchPage } from '~/search/records/record.ts';
import { pages } from '../clients/pages.ts';

const [stickiness, tokens] = pages as [SearchPage, SearchPage];
const records = blockRecords([stickiness, tokens]);

test('a page becomes its title, its description, and each heading with its text', () => {
	const own = records.filter(({ url_without_anchor }) => url_without_anchor === '/reference/stickiness');
	expect(own.map(({ type, anchor }) => [type, anchor])).toEqual([
		['lvl1', ''],
		['content', ''],
		['content', ''],
		['lvl2', 'consistent-hashing'],
		['content', 'consistent-hashing'],
		['lvl3', 'seeds'],
		['content', 'seeds'],
	]);
	expect(own.map(({ weight }) => weight.level)).toEqual([90, 0, 0, 80, 0, 70, 0]);
	expect(own.map(({ weight }) => weight.position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a record has the fields of DocSearch', () => {
	expect(records[3]).toEqual({
		objectID: '/reference/stickiness#consistent-hashing:3',
		url: '/reference/stickiness#consistent-hashing',
		url_without_anchor: '/reference/stickiness',
		anchor: 'consistent-hashing',
		type: 'lvl2',
		content: null,
		hierarchy: {
			lvl0: 'Reference',
			lvl1: 'Stickiness',
			lvl2: 'Consistent hashing',
			...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
		},
		hierarchy_radio: {
			...{ lvl0: null, lvl1: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
			lvl2: 'Consistent hashing',
		},
		language: 'en',
		version: ['current'],
		names: [],
		keywords: [],
		operation: null,
		weight: { pageRank: 100, level: 80, position: 3 },
	});
});

test('short sentences are put together, long texts are cut between sentences, and nothing is lost', () => {
	const text = Array.from({ length: 40 }, (_, number) => `Sentence number ${number} of the text.`).join(' ');
	const page = { ...tokens, sections: [{ anchor: '', level: 1, headings: [], text }] };
	const blocks = blockRecords([page]).filter(({ type }) => type === 'content');
	expect(blocks.length).toBeGreaterThan(2);
	expect(blocks.map(({ content }) => content).join(' ')).toBe(text);
	for (const { content } of blocks) {
		expect(content?.length).toBeLessThanOrEqual(500);
		expect(content).toMatch(/\.$/);
	}
});

test('guides stand before API operations and legacy pages, and writers can move a page', () => {
	const rank = (more: Partial<SearchPage>) => blockRecords([{ ...tokens, ...more }])[0]?.weight.pageRank ?? 0;
	expect(rank({})).toBeGreaterThan(rank({ group: 'api' }));
	expect(rank({ group: 'api' })).toBeGreaterThan(rank({ group: 'legacy' }));
	expect(rank({ rank: 'high' })).toBeGreaterThan(rank({}));
	expect(rank({ rank: 'low' })).toBeLessThan(rank({}));
});

test('addresses are absolute where an origin is given', () => {
	const [record] = blockRecords([tokens], 'https://docs.example.com');
	expect(record?.url).toBe('https://docs.example.com/how-to/tokens');
	expect(record?.url_without_anchor).toBe('https://docs.example.com/how-to/tokens');
});

test('ids are unique and of a form that each engine takes', () => {
	const all = blockRecords(pages);
	for (const [engine, id, form] of [
		['algolia', 'objectID', /^\S+$/],
		['typesense', 'id', /^[a-f0-9]{32}$/],
		['meilisearch', 'objectID', /^[a-f0-9]{32}$/],
	] as const) {
		const ids = formats[engine](all).records.map((record) => String(record[id]));
		expect(new Set(ids).size).toBe(all.length);
		for (const text of ids) expect(text).toMatch(form);
	}
});

test('Typesense orders by one number as the others do by three', () => {
	const all = blockRecords(pages.map((page, number) => ({ ...page, group: number % 2 ? 'api' : 'guide' })));
	const order = (records: Record<string, unknown>[], compare: (a: never, b: never) => number) =>
		records
			.map((record, position) => ({ record, position }))
			.sort((a, b) => compare(a.record as never, b.record as never) || a.position - b.position)
			.map(({ position }) => position);
	const byThree = order(
		formats.meilisearch(all).records,
		(a: Record<string, number>, b: Record<string, number>) =>
			Number(b['page_rank']) - Number(a['page_rank']) ||
			Number(b['level']) - Number(a['level']) ||
			Number(a['position']) - Number(b['position']),
	);
	const byOne = order(
		formats.typesense(all).records,
		(a: Record<string, number>, b: Record<string, number>) =>
			Number(b['item_priority']) - Number(a['item_priority']),
	);
	expect(byOne).toEqual(byThree);
});

test('settings name only fields that records have', () => {
	const all = blockRecords(pages);
	const { records: flat, settings } = formats.meilisearch(all);
	const keys = new Set(flat.flatMap(Object.keys));
	const { searchableAttributes, filterableAttributes, distinctAttribute, rankingRules } = settings as Record<
		string,
		string[]
	>;
	const ranked = (rankingRules ?? []).flatMap((rule) => (rule.includes(':') ? [rule.split(':')[0]] : []));
	for (const field of [searchableAttributes, filterableAttributes, distinctAttribute, ranked].flat())
		expect(keys).toContain(field);
	const { records: nested, settings: algolia } = formats.algolia(all);
	const [first] = nested as [Record<string, Record<string, unknown>>];
	for (const field of algolia['searchableAttributes'] as string[]) {
		const [parent = '', child] = field.replace(/^unordered\((.*)\)$/, '$1').split('.');
		expect(child === undefined ? first : first[parent]).toHaveProperty(child ?? parent);
	}
});

describe('names that are written in one way only', () => {
	const operation: SearchPage = {
		...tokens,
		group: 'api',
		keywords: ['getTokens', 'GET /api/admin/tokens'],
		sections: [{ anchor: 'x', level: 2, headings: ['Responses'], text: 'The tokens.' }],
	};
	const settings: SearchPage = {
		...tokens,
		sections: [
			{ anchor: 'a', level: 2, headings: ['LOG_LEVEL'], text: 'How much is said.', row: true },
			{ anchor: 'b', level: 2, headings: ['Levels'], text: 'Five of them.' },
		],
	};

	test('are those of operations, and headings that are identifiers', () => {
		const namesOf = (page: SearchPage) => blockRecords([page]).flatMap(({ names }) => names);
		expect(namesOf(operation)).toEqual(['getTokens', 'GET /api/admin/tokens']);
		expect(namesOf(settings)).toEqual(['LOG_LEVEL']);
	});

	test('come first in each engine, without typos', () => {
		const [algolia, meilisearch] = (['algolia', 'meilisearch'] as const).map(
			(engine) => formats[engine](records).settings as Record<string, string[]>,
		);
		expect(algolia?.['searchableAttributes']?.[0]).toBe('unordered(names)');
		expect(algolia?.['disableTypoToleranceOnAttributes']).toEqual(['names']);
		expect(meilisearch?.['searchableAttributes']?.[0]).toBe('names');
		expect(meilisearch?.['typoTolerance']).toMatchObject({ disableOnAttributes: ['names'] });
	});

	test('go with the operation that a page describes', () => {
		const named = { method: 'GET', path: '/api/admin/tokens' };
		expect(formats.algolia(blockRecords([operation])).records[2]).toMatchObject({ operation: named });
		expect(formats.typesense(blockRecords([operation])).records[2]).toMatchObject(named);
		expect(formats.meilisearch(blockRecords([operation])).records[2]).toMatchObject(named);
	});
});
