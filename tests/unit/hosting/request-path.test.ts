import { expect, test } from 'vitest';
import { cleanRequestPath, splitQuery, withQuery } from '~/hosting/request-path.ts';

test.each([
	['/', '/'],
	['/index.html', '/'],
	['/index', '/'],
	['//', '/'],
	['/a', '/a'],
	['/a/', '/a'],
	['/a//', '/a'],
	['/a.html', '/a'],
	['/a.htm', '/a'],
	['/a.html/', '/a'],
	['/a/index.html', '/a'],
	['/a/index.htm', '/a'],
	['/a/index', '/a'],
	['//a//b/', '/a/b'],
	['/a.md', '/a.md'],
	['/ADRs/', '/ADRs'],
	['/reindex', '/reindex'],
])('%s is %s', (path, clean) => {
	expect(cleanRequestPath(path)).toBe(clean);
});

test('a row of a million slashes does not hang the server', () => {
	expect(cleanRequestPath(`${'/'.repeat(1_000_000)}x`)).toBe('/x');
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
