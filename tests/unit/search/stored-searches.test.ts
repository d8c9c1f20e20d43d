import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanStoredSearches, readStoredSearches } from '~/search/stored-searches.ts';

const entry = {
	objectID: '/a',
	url: '/a#b',
	type: 'lvl1',
	content: null,
	hierarchy: {
		lvl0: 'Guides',
		lvl1: 'A &#38; B',
		lvl2: null,
		lvl3: null,
		lvl4: null,
		lvl5: null,
		lvl6: null,
	},
};
const read = (...entries: unknown[]) => readStoredSearches(JSON.stringify(entries));

describe('a stored search', () => {
	test('that is whole stays as it is, also when it is read again and again', () => {
		expect(read(entry)).toEqual([entry]);
		expect(readStoredSearches(JSON.stringify(read(entry)))).toEqual([entry]);
	});

	test.each([
		'',
		'{',
		'null',
		'5',
		'"a"',
		'{"length":3}',
		'{"slice":1}',
		'[null]',
		'[[]]',
		'[5,"a",true]',
		'[{}]',
		'[{"objectID":"/a"}]',
		'['.repeat(100_000),
		`["${'a'.repeat(200_000)}"]`,
	])('of a wrong shape is none: %.40s', (text) => {
		expect(readStoredSearches(text)).toEqual([]);
	});

	test.each([
		{ objectID: 5 },
		{ url: {} },
		{ url: 'javascript:alert(1)' },
		{ url: 'data:text/html,a' },
		{ url: '' },
		{ type: '__proto__' },
		{ type: 'constructor' },
		{ type: 'lvl0' },
		{ type: 'lvl2' },
		{ type: 'content' },
		{ hierarchy: null },
		{ hierarchy: 'lvl1' },
		{ hierarchy: { lvl1: { toString: 1 } } },
	])('that cannot be shown is none: %j', (wrong) => {
		expect(read({ ...entry, ...wrong }, entry)).toEqual([entry]);
	});

	test('holds nothing that is markup, and nothing that could replace its texts', () => {
		const planted = '<img src=x onerror="a(1)">\'&lt;&';
		const [found] = read({
			...entry,
			objectID: 'x',
			content: planted,
			hierarchy: { lvl0: planted, lvl1: planted, lvl9: planted },
			_snippetResult: { hierarchy: { lvl1: { value: planted } } },
			_highlightResult: {},
			__docsearch_parent: { type: planted },
		});
		expect(Object.keys(found ?? {}).sort()).toEqual(['content', 'hierarchy', 'objectID', 'type', 'url']);
		const safe = '&#60;img src=x onerror=&#34;a(1)&#34;&#62;&#39;&#38;lt;&#38;';
		expect(found).toMatchObject({ content: safe, hierarchy: { lvl0: safe, lvl1: safe, lvl2: null } });
	});

	test('stands once in its list', () => {
		expect(read(entry, { ...entry, url: '/c' })).toHaveLength(1);
	});
});

describe('before DocSearch is shown', () => {
	afterEach(() => vi.unstubAllGlobals());
	const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__docs', '__DOCSEARCH_FAVORITE_SEARCHES__docs'];

	test('both of its lists are cleaned, and nothing else is touched', () => {
		const kept = new Map([...KEYS, 'other'].map((key) => [key, '{']));
		vi.stubGlobal('localStorage', {
			getItem: (key: string) => kept.get(key) ?? null,
			setItem: (key: string, value: string) => kept.set(key, value),
		});
		cleanStoredSearches('docs');
		expect([...kept.values()]).toEqual(['[]', '[]', '{']);
	});

	test('a list that cannot be written back is removed', () => {
		const kept = new Map(KEYS.map((key) => [key, '{']));
		vi.stubGlobal('localStorage', {
			getItem: (key: string) => kept.get(key) ?? null,
			setItem: () => {
				throw new DOMException('planted', 'QuotaExceededError');
			},
			removeItem: (key: string) => kept.delete(key),
		});
		cleanStoredSearches('docs');
		expect(kept.size).toBe(0);
	});

	test('storage that is blocked breaks nothing', () => {
		vi.stubGlobal('localStorage', undefined);
		expect(() => cleanStoredSearches('docs')).not.toThrow();
	});
});
