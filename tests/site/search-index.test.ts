import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtPages, idsIn } from '../../src/hosting/redirects/built-pages.ts';
import { MANIFEST } from '../../src/search/worker/manifest.ts';
import { builtFiles, gzipped, withImports } from './built-site.ts';
import { readIndex } from './read-index.ts';

const DIST = join(import.meta.dirname, '../../dist');
const read = (path: string) => readFileSync(join(DIST, path), 'utf8');

const { manifest, outline, pages: indexed, textsOf } = readIndex((path) => JSON.parse(read(path)));
const built = builtPages(DIST);

/**
 * Budgets in bytes of gzip: what a reader loads before the first answer, and all that can be found. What readers type is a
 * tenth of the whole, and brings one of six missed pages among the first five: `tests/search/MEASURED.md`.
 */
const budgets = { outline: 75_000, whole: 475_000, untilFirstAnswer: 200_000 };

describe('the search index', () => {
	test('holds every page that search engines may show', () => {
		const open = [...built].filter(([, file]) => !/<meta name="robots" content="noindex/.test(read(file)));
		expect(indexed.map(({ url }) => url).sort()).toEqual(open.map(([url]) => url).sort());
	});

	test('has an outline of all pages, which is all that a first answer needs', () => {
		expect(outline.map(({ url }) => url).sort()).toEqual(indexed.map(({ url }) => url).sort());
		expect(gzipped(read(MANIFEST))).toBeLessThan(budgets.outline);
	});

	test('weighs less than 475 KB', () => {
		const bytes = [MANIFEST, ...manifest.details].map((url) => gzipped(read(url)));
		expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(budgets.whole);
	});

	test('answers first after less than 200 KB, the dialog with its code included', () => {
		const names = ['client.', 'SearchButton.', 'create-client.', 'load-dialog.', 'search.worker-'];
		const files = names.map((name) => builtFiles('.js').filter((path) => path.startsWith(`_astro/${name}`)));
		expect(files.map(({ length }) => length > 0)).toEqual(names.map(() => true));
		const scripts = withImports(files.flat().map((file) => `/${file}`));
		const bytes = [...scripts, MANIFEST, '/search/texts/en.json'].map((url) => gzipped(read(url)));
		expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(budgets.untilFirstAnswer);
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
		const empty = indexed.filter((page) => {
			const texts = textsOf(page);
			return !page.title || !page.category || texts.length !== page.sections.length || !texts.some(Boolean);
		});
		expect(empty.map(({ url }) => url)).toEqual([]);
	});

	test('keeps code blocks and controls out', () => {
		expect(indexed.flatMap(textsOf).join('\n')).not.toMatch(/Copy code|import \{ /);
	});

	test('has files with hashed names, which browsers may keep', () => {
		for (const url of manifest.details) expect(url).toMatch(/^\/_astro\/search-\w+\.[\w-]{8}\.json$/);
		expect(manifest.texts).toMatch(/^\/_astro\/search-texts\.[\w-]{8}\/$/);
	});
});
