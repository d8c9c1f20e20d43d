import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as limits from '~/config/limits.ts';
import { markHeavyPages } from '~/hosting/heavy-pages.ts';

test('links to next pages are marked if these are too heavy to be fetched on a guess', () => {
	const dist = mkdtempSync(join(tmpdir(), 'heavy-pages-'));
	onTestFinished(() => rmSync(dist, { recursive: true }));
	const link = (next: string) => `<p><a href="/heavy">x</a><a rel="next" href="${next}">Next</a></p>`;
	/* Hexadecimal digits compress to half, spaces to nothing. */
	const padded = (noise: number, spaces: number) => randomBytes(noise).toString('hex') + ' '.repeat(spaces);
	const pages = {
		'light.html': link('/heavy') + padded(limits.idlePrefetchBytes * 0.7, 100_000),
		'heavy.html': link('/light') + padded(limits.idlePrefetchBytes * 1.2, 100_000),
		'short.html': link('/heavy#part'),
		'last.html': '<a href="/heavy">Next</a>',
		'elsewhere.html': link('/missing'),
	};
	for (const [file, html] of Object.entries(pages)) writeFileSync(join(dist, file), html);
	markHeavyPages(dist);
	const marked = Object.entries(pages).map(([file, html]) => {
		const built = readFileSync(join(dist, file), 'utf8');
		expect(built.replace(' data-prefetch="view"', '')).toBe(html);
		return [file, built.includes('<a rel="next" data-prefetch="view" href="/heavy')];
	});
	expect(Object.fromEntries(marked)).toEqual({
		'light.html': true,
		'heavy.html': false,
		'short.html': true,
		'last.html': false,
		'elsewhere.html': false,
	});
});
