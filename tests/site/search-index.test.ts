import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtPages, idsIn } from '../../src/hosting/redirects/built-pages.ts';
import type { SearchPage } from '../../src/search/records/record.ts';
import type { IndexManifest } from '../../src/search/worker/manifest.ts';

const DIST = join(import.meta.dirname, '../../dist');
const read = (path: string) => readFileSync(join(DIST, path), 'utf8');

const manifest: IndexManifest = JSON.parse(read('search/index.json'));
const indexed: SearchPage[] = manifest.whole.flatMap((url) => JSON.parse(read(url)));
const outline: SearchPage[] = JSON.parse(read(manifest.outline));
const built = builtPages(DIST);

describe('the search index', () => {
	test('holds every page that search engines may show', () => {
		const open = [...built].filter(([, file]) => !/<meta name="robots" content="noindex/.test(read(file)));
		expect(indexed.map(({ url }) => url).sort()).toEqual(open.map(([url]) => url).sort());
	});

	test('has an outline of all pages, a fraction of its size', () => {
		expect(outline.map(({ url }) => url).sort()).toEqual(indexed.map(({ url }) => url).sort());
		expect(JSON.stringify(outline).length * 3).toBeLessThan(JSON.stringify(indexed).length);
	});

	test('names only sections that exist', () => {
		const missing = indexed.flatMap(({ url, sections }) => {
			const ids = idsIn(read(built.get(url) as string));
			return sections
				.filter(({ anchor }) => anchor && !ids.has(anchor))
				.map(({ anchor }) => `${url}#${anchor}`);
		});
		expect(missing).toEqual([]);
	});

	test('has a title, a category and text for every page', () => {
		const empty = indexed.filter(({ title, category, sections }) => {
			return !title || !category || !sections.some(({ text }) => text);
		});
		expect(empty.map(({ url }) => url)).toEqual([]);
	});

	test('keeps code blocks and controls out', () => {
		const text = indexed.flatMap(({ sections }) => sections.map((section) => section.text)).join('\n');
		expect(text).not.toMatch(/Copy code|import \{ /);
	});

	test('has parts with hashed names, which browsers may keep', () => {
		for (const url of [manifest.outline, ...manifest.whole])
			expect(url).toMatch(/^\/_astro\/search-\w+\.[\w-]{8}\.json$/);
	});
});
