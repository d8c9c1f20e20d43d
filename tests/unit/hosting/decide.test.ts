import { expect, test } from 'vitest';
import { decide } from '~/hosting/server/decide.ts';
import type { SiteFile } from '~/hosting/server/files.ts';

const file: SiteFile = { body: Buffer.of(), etag: '"a"', copies: new Map() };
const names = [
	'/index.html',
	'/404.html',
	'/quickstart.html',
	'/reference/sdks.html',
	'/index.md',
	'/quickstart.md',
	'/_astro/a.js',
	'/a b.txt',
];
const site = {
	files: new Map(names.map((name) => [name, file])),
	plan: {
		exact: new Map([
			['/sdks', '/reference/sdks'],
			['/tags', '/reference/feature-toggles#tags'],
		]),
		prefixes: [{ from: '/docs/reference/', to: '/reference/' }],
	},
};

test.each([
	['/', '/index.html'],
	['/?q=a', '/index.html'],
	['/quickstart', '/quickstart.html'],
	['/_astro/a.js?v=1', '/_astro/a.js'],
	['/a%20b.txt', '/a b.txt'],
	['http://docs.example.com/quickstart', '/quickstart.html'],
	['http://docs.example.com', '/index.html'],
	['http://docs.example.com?q=a', '/index.html'],
])('%s is the file %s', (target, path) => {
	expect(decide('GET', target, site)).toEqual({ kind: 'file', path });
	expect(decide('HEAD', target, site)).toEqual({ kind: 'file', path });
});

test.each([
	['/', '/index.md', '/index.html'],
	['/quickstart?q=a', '/quickstart.md', '/quickstart.html'],
])('%s is the Markdown %s for a client that prefers it', (target, path, insteadOf) => {
	const accepted = 'text/markdown, text/html, */*';
	expect(decide('GET', target, site, accepted)).toEqual({ kind: 'file', path, insteadOf });
});

test.each([
	['/quickstart', 'text/html, text/markdown', { kind: 'file', path: '/quickstart.html' }],
	['/quickstart', '*/*', { kind: 'file', path: '/quickstart.html' }],
	['/reference/sdks', 'text/markdown', { kind: 'file', path: '/reference/sdks.html' }],
	['/_astro/a.js', 'text/markdown', { kind: 'file', path: '/_astro/a.js' }],
	['/quickstart.md', 'text/html', { kind: 'file', path: '/quickstart.md' }],
	['/quickstart.html', 'text/markdown', { kind: 'redirect', location: '/quickstart' }],
	['/nowhere', 'text/markdown', { kind: 'page', status: 404 }],
])('%s for %s is what it is for all others', (target, accepted, decision) => {
	expect(decide('GET', target, site, accepted)).toEqual(decision);
});

test.each([
	['/sdks', '/reference/sdks'],
	['/sdks/', '/reference/sdks'],
	['/sdks.html', '/reference/sdks'],
	['/sdks/index.html', '/reference/sdks'],
	['//sdks', '/reference/sdks'],
	['/%73dks', '/reference/sdks'],
	['/sdks?a=1&b', '/reference/sdks?a=1&b'],
	['/tags?a=1', '/reference/feature-toggles?a=1#tags'],
	['/docs/reference/sdks.html?a=1', '/reference/sdks?a=1'],
	['//docs//reference///sdks', '/reference/sdks'],
	['/docs%2freference%2fsdks', '/reference/sdks'],
	['/quickstar%74', '/quickstart'],
	['/quickstart.html?a=1', '/quickstart?a=1'],
	['/quickstart.html?caf\xc3\xa9', '/quickstart?caf\xc3\xa9'],
	['/quickstart/', '/quickstart'],
	['/index.html', '/'],
	['/nowhere/', '/nowhere'],
	['//example.com/', '/example.com'],
	['//example.com', '/example.com'],
])('%s leads to %s', (target, location) => {
	expect(decide('GET', target, site)).toEqual({ kind: 'redirect', location });
});

test.each([
	'/nowhere',
	'/quickstart/.html',
	'/SDKS',
	'/Quickstart',
	'/404',
	'/404.html',
	'/404/',
	'//404.html',
	'/quickstart.htm',
	'/docs/reference/%0d%0aSet-Cookie:a',
	'/docs/reference/%F0%9F%98%80/%c3%a9',
	'/docs/reference/%5cexample.com',
	'/%5cexample.com/',
	'/%0d%0aSet-Cookie:a/',
	'/\u{1f600}'.replace(/[^/]+/, encodeURIComponent),
	'/../etc/passwd',
	'/%2e%2e/etc/passwd',
	'/..%2fetc',
	'/docs/nowhere',
	'/__proto__',
	'/constructor',
])('%s is missing', (target) => {
	expect(decide('GET', target, site)).toEqual({ kind: 'page', status: 404 });
});

test.each([
	'/%',
	'/%zz',
	'/%c3%28',
	'/%ff/',
	'/\\example.com/',
	'/caf\u00e9',
	'/index.html?a=\f',
	'/docs/reference/%ed%a0%bd',
	'/docs/reference/\ud83d',
	'*',
	'x',
])('%s is no address', (target) => {
	expect(decide('GET', target, site)).toEqual({ kind: 'page', status: 400 });
});

test('what is no reading, or too long, is refused', () => {
	expect(decide('POST', '/', site)).toMatchObject({ status: 405 });
	expect(decide(undefined, '/', site)).toMatchObject({ status: 405 });
	expect(decide('GET', `/${'a'.repeat(8192)}`, site)).toMatchObject({ status: 414 });
});
