import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersOf, parseRanges, within } from '../../src/build/fonts/characters.ts';
import { builtFiles, dist, readBuilt } from './built-site.ts';

/** Bytes of the fonts of text and of code together. */
const BUDGET = 45_000;

const faces = [
	...readFileSync('src/ui/styles/fonts/faces.css', 'utf8').matchAll(/url\('([^']+)'[\s\S]*?range: ([^;]+)/g),
].map(([, url = '', ranges = '']) => ({ complete: !url.startsWith('.'), ranges: parseRanges(ranges) }));

test('no page loads a complete font for a sign: run npm run fonts after a build when one does', () => {
	const rest = faces.filter(({ complete }) => complete).flatMap(({ ranges }) => ranges);
	const missing = [...charactersOf(dist)].filter(([point]) => within(point, rest));
	expect(missing.map(([point, where]) => `${String.fromCodePoint(point)} in ${where}`)).toEqual([]);
});

test('the fonts of text and code weigh at most 45 KB together', () => {
	const bytes = ['text', 'code'].map((name) => readFileSync(`src/ui/styles/fonts/${name}.woff2`).length);
	expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
});

test('a page asks for one font ahead: that of its text, and on a phone for none', () => {
	for (const file of builtFiles('.html')) {
		const ahead = readBuilt(file).match(/<link[^>]*rel="preload"[^>]*>/g) ?? [];
		expect(ahead.length, file).toBeLessThanOrEqual(1);
		for (const link of ahead) {
			expect(link, file).toMatch(/href="\/_astro\/text\.[\w-]+\.woff2"/);
			expect(link, file).toContain('media="(min-width: 997px)"');
		}
	}
});
