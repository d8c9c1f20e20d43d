import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { charactersOf, divide, formatRanges, parseRanges } from '../../../../src/build/fonts/characters.ts';

test('ranges are read and written as styles have them', () => {
	const text = 'U+0-A, U+2013-2014, U+20AC';
	expect(parseRanges(text)).toEqual([
		[0, 10],
		[0x2013, 0x2014],
		[0x20ac, 0x20ac],
	]);
	expect(formatRanges(parseRanges(text))).toBe(text);
});

test('a font is divided into what the site shows and the rest; what can be typed is always in, line ends are nowhere', () => {
	const { part, rest } = divide(parseRanges('U+0-FF, U+2013-2014'), new Set([0xb5, 0xb6, 0x2014]));
	expect(formatRanges(part)).toBe('U+20-7E, U+A0, U+AD, U+B5-B6, U+2014');
	expect(formatRanges(rest)).toBe('U+A1-AC, U+AE-B4, U+B7-FF, U+2013');
});

test('what the site shows: texts of pages, what styles add, and texts of controls', () => {
	const dist = mkdtempSync(join(tmpdir(), 'characters-'));
	onTestFinished(() => rmSync(dist, { recursive: true }));
	writeFileSync(join(dist, 'a.html'), '<title>ä</title><script>"ö"</script><p title="ü">x&mdash;\n</p>');
	writeFileSync(join(dist, 'a.css'), `a::after{content:"\\2192"}b::after{content:'‘'}`);
	const found = charactersOf(dist, new Map([['en.json', '…']]));
	expect([...found].map(([point, where]) => [String.fromCodePoint(point), where]).sort()).toEqual([
		['x', 'a.html'],
		['—', 'a.html'],
		['‘', 'a.css'],
		['…', 'en.json'],
		['→', 'a.css'],
	]);
});
