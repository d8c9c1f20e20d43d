import { describe, expect, test } from 'vitest';
import { chooseEncoding, chooseRange, type Encoding, isFresh } from '~/hosting/server/negotiate.ts';

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

describe('a copy is fresh', () => {
	const modified = new Date('2026-11-21T10:00:00.500Z');
	const ask = (ifNoneMatch?: string, ifModifiedSince?: string) =>
		isFresh({ ifNoneMatch, ifModifiedSince }, 'W/"a"', modified);

	test('by its validator, which counts more than the date', () => {
		expect(ask('W/"a"')).toBe(true);
		expect(ask('"b", "a"')).toBe(true);
		expect(ask('*')).toBe(true);
		expect(ask('"b"', 'Sat, 21 Nov 2026 11:00:00 GMT')).toBe(false);
	});

	test('by its date', () => {
		expect(ask(undefined, 'Sat, 21 Nov 2026 10:00:00 GMT')).toBe(true);
		expect(ask(undefined, 'Sat, 21 Nov 2026 09:59:59 GMT')).toBe(false);
		expect(ask(undefined, 'nonsense')).toBe(false);
		expect(ask()).toBe(false);
	});
});
