import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocsVersion } from '../../src/config/versions.ts';
import { createEngine } from '../../src/search/engine/engine.ts';
import { launchBrowser, openPage } from './browser.ts';
import { readIndex } from './read-index.ts';
import { type RunningServer, startOwn } from './servers.ts';
import { buildTestSite, removeTestSite } from './test-build.ts';
import { HANG } from './vitest-options.ts';

/* A site of a few pages in English and Arabic, with version 7 beside the current one, built once for all tests. */
const versions: DocsVersion[] = [
	{ name: 'current', label: 'Next', path: '/', isLast: true, mainDocument: 'welcome' },
	{ name: '7', label: '7.x', path: '/7', isLast: false, mainDocument: 'welcome' },
];
const redirects = [
	['/start', '/quickstart'],
	['/ar/start', '/ar/quickstart'],
] as const;
let root = '';
const html = (path: string) => readFileSync(join(root, 'dist', `${path}.html`), 'utf8');
const json = (path: string) => JSON.parse(readFileSync(join(root, 'dist', path), 'utf8'));
/** Values of an attribute in the tags that match. */
const all = (path: string, pattern: RegExp) => [...html(path).matchAll(pattern)].map(([, value]) => value);
const canonical = (path: string) =>
	all(path, /rel="canonical" href="https:\/\/docs\.getunleash\.io([^"]*)"/g)[0];
const alternates = (path: string) =>
	[...html(path).matchAll(/rel="alternate" hreflang="([^"]+)" href="https:\/\/[^/]+([^"]*)"/g)].map(
		([, language, address]) => `${language} ${address}`,
	);

beforeAll(async () => {
	root = await buildTestSite({ content: 'tests/site/fixtures/places', versions, redirects });
}, HANG);
afterAll(() => removeTestSite(root));

test('a build without problems prints few lines, and no warning that cannot be prevented', () => {
	const printed = readFileSync(join(root, 'build.log'), 'utf8');
	expect(printed.trim().split('\n').length, printed).toBeLessThan(60);
	expect(printed).toContain('Complete!');
	expect(printed).not.toContain('MODULE_LEVEL_DIRECTIVE');
	expect(printed).not.toMatch(/[├└]─/);
});

describe('the Markdown of pages', () => {
	const text = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');

	test('is there in each language and version, under the address of the page', () => {
		expect(text('ar/quickstart.md')).toMatch(/\ncanonical: https:\/\/docs\.getunleash\.io\/ar\/quickstart\n/);
		expect(text('ar/quickstart.md')).toContain('\n# البدء السريع\n');
		expect(text('7/quickstart.md')).toContain('\n# ');
		expect(html('/ar/quickstart')).toContain('type="text/markdown" href="/ar/quickstart.md"');
	});

	test('is listed for the first language and the newest version', () => {
		const listed = [...text('llms.txt').matchAll(/\]\(https:\/\/[^/]+(\/[^)]+\.md)\)/g)].map(
			([, path]) => path,
		);
		expect(listed).toContain('/quickstart.md');
		expect(listed.filter((path) => /^\/(?:ar|7)(?:\/|\.)/.test(path ?? ''))).toEqual([]);
	});
});

describe('a second language', () => {
	test('is written in its language and direction', () => {
		expect(html('/ar/quickstart')).toMatch(/<html lang="ar" dir="rtl"/);
		expect(html('/ar/quickstart')).toContain('البدء السريع</h1>');
		expect(html('/quickstart')).toMatch(/<html lang="en" dir="ltr"/);
	});

	test('has its own texts, and English ones where its dictionary has none', () => {
		const page = html('/ar/quickstart');
		expect(page).toContain('هذه الصفحات تصف Unleash 8.2.');
		expect(page).toContain('>انسخ</button>');
		expect(page).toContain('Made in a cosy atmosphere');
		expect(json('search/texts/ar.json')).toMatchObject({ open: 'بحث', retry: 'Try again' });
	});

	test('is offered first tasks in its language and version, as far as there are pages', () => {
		const task = { label: 'Check your first flag in code', page: '/ar/7/quickstart' };
		expect(json('search/tasks/ar/7.json')).toEqual([{ reader: 'Developers', tasks: [task] }]);
	});

	test('is chosen with plain links to the same page', () => {
		expect(html('/quickstart')).toMatch(/<a href="\/ar\/quickstart" lang="ar" hreflang="ar"[^>]*>العربية</);
		expect(html('/ar/quickstart')).toMatch(/<a href="\/quickstart" lang="en" hreflang="en"[^>]*>English</);
		expect(html('/reference/api/unleash/get-thing')).toMatch(/<a href="\/ar" lang="ar"/);
	});

	test('shows English with a notice where a page is not translated', () => {
		const page = html('/ar/reference/segments');
		expect(page).toMatch(/<html lang="ar" dir="rtl"/);
		expect(page).toMatch(/<main[^>]*lang="en" dir="ltr"/);
		expect(page).toMatch(/<p class="notice"[^>]*lang="ar" dir="rtl"[^>]*>هذا المحتوى غير متوفر بلغتك بعد/);
		expect(page).toContain('A segment has parts');
	});

	test('names its pages in menus as they name themselves', () => {
		const menu = html('/ar/reference/segments').match(/<nav class="pagination"[\s\S]*?<\/nav>/)?.[0];
		expect(menu).toMatch(/rel="prev" href="\/ar\/quickstart"[\s\S]*البدء السريع/);
		expect(html('/ar/quickstart')).toMatch(/<a href="\/ar\/quickstart" aria-current="page">\s*البدء السريع/);
	});

	test('keeps its readers: links of texts, menus and the top bar stay in it', () => {
		const links = all('/ar/quickstart', /<a\b[^>]*\shref="(\/[^"]*)"/g);
		expect(links).toEqual(expect.arrayContaining(['/ar', '/ar/search', '/ar/reference/segments']));
		expect(links.filter((link) => link === '/reference/segments' || link === '/search')).toEqual([]);
		const shownInEnglish = all('/ar/reference/segments', /<a href="([^"]*)">quickstart<\/a>/g);
		expect(shownInEnglish).toEqual(['/ar/quickstart']);
		expect(all('/ar/search', /<a href="([^"]*)"[^>]*>البدء السريع<\/a>/g)).toContain('/ar/quickstart');
	});

	test('search engines learn where a page is in other languages, and which address stands for a copy', () => {
		const both = ['en /quickstart', 'ar /ar/quickstart', 'x-default /quickstart'];
		expect(alternates('/quickstart')).toEqual(both);
		expect(alternates('/ar/quickstart')).toEqual(both);
		expect(canonical('/ar/quickstart')).toBe('/ar/quickstart');
		expect(alternates('/ar/reference/segments')).toEqual([]);
		expect(canonical('/ar/reference/segments')).toBe('/reference/segments');
		expect(alternates('/reference/api/unleash/get-thing')).toEqual([]);
	});

	test('the sitemap lists translations with each other and no copies', () => {
		const sitemap = readFileSync(join(root, 'dist/sitemap-0.xml'), 'utf8');
		const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
		expect(listed).toContain('/ar/quickstart');
		expect(listed).not.toContain('/ar/reference/segments');
		expect(listed.filter((path) => /\/7(\/|$)|\.html/.test(path ?? ''))).toEqual([]);
		expect(sitemap).toMatch(/hreflang="ar" href="https:\/\/[^/]+\/ar\/quickstart"/);
	});

	test('a page that leads on speaks the language it leads to', () => {
		expect(html('/start')).toMatch(/<html lang="en">[\s\S]*<h1[^>]*>This page has moved/);
		expect(html('/ar/start')).toMatch(/<html lang="ar" dir="rtl">[\s\S]*<h1[^>]*>انتقلت هذه الصفحة/);
	});
});

describe('a second version', () => {
	test('is chosen with plain links to the same page, or to its main document', () => {
		const choices = (path: string) => all(path, /<a href="([^"]*)"[^>]*data-place="(?:current|7)"/g);
		expect(choices('/quickstart')).toEqual(['/quickstart', '/7/quickstart']);
		expect(choices('/reference/segments')).toEqual(['/reference/segments', '/7']);
		expect(choices('/ar/quickstart')).toEqual(['/ar/quickstart', '/ar/7/quickstart']);
		expect(html('/quickstart')).toMatch(/<summary aria-label="Version: Next"><bdi>Next</);
		expect(html('/7/quickstart')).toMatch(/<summary aria-label="Version: 7.x"><bdi>7.x</);
		expect(html('/7')).toContain('Version 7</h1>');
	});

	test('that is not the newest says so, points to it, and stays out of search engines', () => {
		const old = html('/7/quickstart');
		expect(old).toMatch(/version 7\.x, which is not the newest one\. <a href="\/quickstart"/);
		expect(old).toContain('<meta name="robots" content="noindex"');
		expect(canonical('/7/quickstart')).toBe('/quickstart');
		expect(canonical('/7/toggles')).toBe('/7/toggles');
		expect(html('/quickstart')).not.toContain('not the newest');
		expect(html('/quickstart')).not.toContain('noindex');
	});

	test('keeps its readers, and leads to the other where it lacks a page', () => {
		const text = html('/7/quickstart').match(/<div class="prose">[\s\S]*?<\/div>/)?.[0] ?? '';
		expect([...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
			'/reference/segments',
			'/7/toggles',
			'/7/quickstart',
		]);
		expect(html('/7/quickstart')).toMatch(/class="word-mark" href="\/7"/);
	});
});

test('a draft is nowhere in the built site', () => {
	const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
	expect(files.filter((file) => file.includes('unfinished'))).toEqual([]);
	for (const file of files.filter((name) => /\.(html|json|xml)$/.test(name)))
		expect(readFileSync(join(root, 'dist', file), 'utf8'), file).not.toMatch(/unfinished|Not yet finished/);
});

describe('search', () => {
	function search(query: string, language: string, version: string) {
		const engine = createEngine();
		engine.add(readIndex((path) => json(path)).pages);
		const facetFilters = [`language:${language}`, `version:${version}`];
		return engine.search({ indexName: 'docs', query, facetFilters }).hits.map(({ url }) => url);
	}

	test("finds pages of the reader's language and version alone", () => {
		expect(search('quickstart', 'en', 'current')).toContain('/quickstart');
		expect(search('البدء', 'ar', 'current')).toContain('/ar/quickstart');
		expect(search('segments', 'ar', 'current')).toContain('/ar/reference/segments');
		expect(search('quickstart', 'en', '7')).toContain('/7/quickstart');
		for (const [language, version, expected] of [
			['en', 'current', /^\/(?!ar\b|7\b)/],
			['ar', 'current', /^\/ar(?!\/7)/],
			['en', '7', /^\/7/],
			['ar', '7', /^\/ar\/7/],
		] as const)
			for (const query of ['quickstart', 'segments', 'toggles', 'البدء'])
				for (const url of search(query, language, version)) expect(url).toMatch(expected);
	});
});

describe('in a browser', () => {
	let browser: Browser;
	let server: RunningServer;
	let address = '';
	beforeAll(async () => {
		server = await startOwn(join(root, 'dist'));
		address = `http://127.0.0.1:${server.port}`;
		browser = await launchBrowser();
	});
	afterAll(async () => {
		await browser?.close();
		server?.stop();
	});

	test('the version that a reader chose is kept, and pages that name none lead there', async () => {
		const page = await openPage(browser, { serviceWorkers: 'block' });
		const kept = () => page.evaluate(() => localStorage.getItem('docs-preferred-version'));
		await page.goto(`${address}/`);
		expect(await kept()).toBe('current');
		expect(await page.locator('[data-prefers]').isVisible()).toBe(false);

		await page.goto(`${address}/quickstart`);
		await page.getByLabel('Version: Next').click();
		await page.getByRole('link', { name: '7.x' }).click();
		await page.waitForURL('**/7/quickstart');
		expect(await kept()).toBe('7');

		await page.goto(`${address}/`);
		await page.getByRole('link', { name: 'You read about 7.x last. Go on there.' }).click();
		await page.waitForURL('**/7');
		await page.goto(`${address}/search?q=quickstart`);
		await page.locator('a[href="/7/quickstart"]').first().waitFor();
		expect(await page.locator('.results a[href="/quickstart"]').count()).toBe(0);

		await page.goto(`${address}/7/toggles`);
		await page.getByLabel('Version: 7.x').click();
		await page.getByRole('link', { name: 'Next', exact: true }).click();
		await page.waitForURL(`${address}/`);
		expect(await kept()).toBe('current');
		await page.context().close();
	});

	test('without JavaScript, language and version are changed all the same', async () => {
		const page = await openPage(browser, { javaScriptEnabled: false });
		await page.goto(`${address}/ar/7/quickstart`);
		await page.locator('summary', { hasText: '7.x' }).click();
		await page.getByRole('link', { name: 'Next' }).first().click();
		await page.waitForURL('**/ar/quickstart');
		await page.locator('summary', { hasText: 'العربية' }).click();
		await page.getByRole('link', { name: 'English' }).click();
		await page.waitForURL(`${address}/quickstart`);
		await page.context().close();
	});
});
