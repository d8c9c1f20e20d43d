import { expect, test } from 'vitest';
import { cleanRequestPath, isPlain, splitQuery, withQuery } from '~/hosting/request-path.ts';

test.each([
	['/', '/'],
	['/index.html', '/'],
	['/index', '/'],
	['//', '/'],
	['/a', '/a'],
	['/a/', '/a'],
	['/a//', '/a'],
	['/a.html', '/a'],
	['/a.html/', '/a'],
	['/a/index.html', '/a'],
	['/a/index', '/a'],
	['//a//b/', '/a/b'],
	['/a.md', '/a.md'],
	['/a.htm', '/a.htm'],
	['/ADRs/', '/ADRs'],
	['/reindex', '/reindex'],
])('%s is %s', (path, clean) => {
	expect(cleanRequestPath(path)).toBe(clean);
});

test('a row of a million slashes does not hang the server', () => {
	expect(cleanRequestPath(`${'/'.repeat(1_000_000)}x`)).toBe('/x');
});

test.each([
	['/', true],
	['/contributing/ADRs/back-end', true],
	['/a_b.txt~', true],
	['/a b', false],
	['/a\\b', false],
	['/a\r\nb', false],
	['/é', false],
	['/a/../b', false],
	['/.git/config', false],
	['a', false],
])('%j has only what addresses of pages have: %s', (path, plain) => {
	expect(isPlain(path)).toBe(plain);
});

test('the query starts at the first question mark', () => {
	expect(splitQuery('/a?b=1?c')).toEqual({ path: '/a', query: '?b=1?c' });
	expect(splitQuery('/a')).toEqual({ path: '/a', query: '' });
});

test.each([
	['/a', '', '/a'],
	['/a', '?', '/a'],
	['/a', '?x=1', '/a?x=1'],
	['/a#b', '?x=1', '/a?x=1#b'],
	['/a?y=2#b', '?x=1', '/a?y=2&x=1#b'],
])('%s with %s is %s', (target, query, location) => {
	expect(withQuery(target, query)).toBe(location);
});
