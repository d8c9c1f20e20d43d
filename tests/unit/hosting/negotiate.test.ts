import { expect, test } from 'vitest';
import { PREFERS_MARKDOWN } from '~/hosting/hosts/prefers-markdown.ts';
import {
	chooseEncoding,
	chooseRange,
	type Encoding,
	isExpected,
	isFresh,
	prefersMarkdown,
} from '~/hosting/server/negotiate.ts';

const both = new Set<Encoding>(['br', 'gzip']);

test.each([
	[undefined, undefined],
	['', undefined],
	['gzip, deflate, br, zstd', 'br'],
	['gzip', 'gzip'],
	['GZIP', 'gzip'],
	['br;q=0, gzip;q=0.5', 'gzip'],
	['gzip;q=0', undefined],
	['*', 'br'],
	['br;q=0, *', 'gzip'],
	['identity', undefined],
	['brotli-ish', undefined],
	['gzip;q=nonsense', undefined],
])('Accept-Encoding: %s gets %s', (accepted, encoding) => {
	expect(chooseEncoding(accepted, both)).toBe(encoding);
});

test('only what is there is chosen', () => {
	expect(chooseEncoding('br, gzip', new Set(['gzip']))).toBe('gzip');
	expect(chooseEncoding('br', new Set())).toBeUndefined();
});

test.each([
	['bytes=0-0', { start: 0, end: 0 }],
	['bytes=2-5', { start: 2, end: 5 }],
	['bytes=2-', { start: 2, end: 9 }],
	['bytes=-3', { start: 7, end: 9 }],
	['bytes=-30', { start: 0, end: 9 }],
	['bytes=2-99', { start: 2, end: 9 }],
	['bytes=10-', 'unsatisfiable'],
	['bytes=-0', 'unsatisfiable'],
	['bytes=5-2', undefined],
	['bytes=-', undefined],
	['bytes=0-1,4-5', undefined],
	['lines=1-2', undefined],
	[undefined, undefined],
])('Range: %s of ten bytes', (header, range) => {
	expect(chooseRange(header, 10)).toEqual(range);
});

test.each([
	['"a"', true],
	['W/"a"', true],
	['"b", W/"a"', true],
	['*', true],
	['"b"', false],
	['a', false],
	['', false],
	[undefined, false],
])('If-None-Match: %s is answered with "not modified": %s', (ifNoneMatch, fresh) => {
	expect(isFresh(ifNoneMatch, '"a"')).toBe(fresh);
});

test.each([
	['text/markdown', true],
	['text/markdown, text/html, */*', true],
	['text/markdown, text/plain;q=0.9, */*;q=0.8', true],
	['text/markdown;q=1.0, */*;q=0.1', true],
	['text/html;q=0.5, text/markdown', true],
	['TEXT/MARKDOWN', true],
	['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
	['text/html, text/markdown', false],
	['text/html, text/markdown;q=0.5', false],
	['text/markdown;q=0, text/html', false],
	['text/markdown-like', false],
	['text/markdown;charset=utf-8', true],
	['*/*', false],
	['text/*', false],
	['', false],
	['text/markdown;charset=UTF-8;variant=GFM, */*;q=0.1', true],
	['text/markdown; charset=utf-8; q=1.0, text/html;q=0.9', true],
	['text/html; charset=utf-8, text/markdown', false],
	['text/markdown; charset=utf-8; q=0.5, text/html', false],
])('Accept: %s asks for Markdown first: %s, to our server and to hosts that have a pattern only', (accepted, prefers) => {
	expect(prefersMarkdown(accepted)).toBe(prefers);
	expect(new RegExp(PREFERS_MARKDOWN, 'i').test(accepted)).toBe(prefers);
});

test.each([
	[undefined, true],
	['*', true],
	['"b", "a"', true],
	['W/"a"', false],
	['"b"', false],
	['', false],
])('If-Match: %s', (header, expected) => {
	expect(isExpected(header, '"a"')).toBe(expected);
});

test('a client that says nothing of types gets HTML', () => {
	expect(prefersMarkdown(undefined)).toBe(false);
});
