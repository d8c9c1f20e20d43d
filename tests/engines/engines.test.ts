import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import texts from '../../src/content/i18n/en.json' with { type: 'json' };
import { FaultServer } from '../browser/fault-server.ts';
import { anyPage, kinds } from '../browser/pages.ts';
import { samplePages } from '../site/built-site.ts';
import type { Engine } from './engine.ts';
import { puppeteerEngines } from './puppeteer.ts';
import { findSidewaysScroll } from './sideways.ts';
import { webkit } from './webkit.ts';

/** What readers do most, in each engine. What only one engine can be asked is in `tests/browser`. */

/** How many pages one run looks at, in addition to one of each kind. */
const SAMPLE = 24;
const PHONE = 390;
const DESKTOP = 1280;
/** Milliseconds that a page can take on a busy machine. */
const PAGE_LIMIT = 120_000;

const { missing: missingPage, ...builtKinds } = kinds;
const sampled = samplePages(SAMPLE, 'engines').map(([path]) => path);
const pages = [...new Set([...Object.values(builtKinds), ...sampled])].filter((path) => path !== '/404');

const server = new FaultServer();
let site: string;
beforeAll(async () => {
	site = await server.start();
});
afterAll(() => server.stop());

describe.each([...puppeteerEngines(), webkit])('$name', ({ missing, start }) => {
	let engine: Engine;

	beforeAll(async () => {
		if (!missing) engine = await start();
	});
	afterAll(() => engine?.quit());

	beforeEach(async ({ skip }) => {
		skip(!!missing, missing);
		server.mode = 'well';
		await engine.resize(DESKTOP);
		await engine.open(site + anyPage);
		await engine.evaluate(() => {
			localStorage.clear();
			sessionStorage.clear();
		});
		engine.takeErrors();
	});

	const path = () => engine.evaluate(() => location.pathname);
	const count = (selector: string) =>
		engine.evaluate((words) => document.querySelectorAll(words).length, selector);
	const text = (selector: string) =>
		engine.evaluate((words) => document.querySelector(words)?.textContent, selector);
	/** Waits for what a condition returns. Errors on the way, such as those while pages change, are no result yet. */
	const until = <Value>(condition: () => Promise<Value>) => expect.poll(condition, { timeout: PAGE_LIMIT });
	const click = async (selector: string) => {
		await until(() => count(selector)).toBeGreaterThan(0);
		await engine.click(selector);
	};

	const searchFor = async (words: string, first: RegExp) => {
		await until(() => engine.evaluate(() => document.activeElement?.className)).toContain('DocSearch-Input');
		await engine.type(words);
		await until(() => text('.DocSearch-Hit[aria-selected="true"]')).toMatch(first);
	};

	test(`pages show one heading, report no errors, and don't scroll sideways at ${PHONE} and ${DESKTOP} px`, {
		timeout: pages.length * PAGE_LIMIT,
	}, async () => {
		const problems: string[] = [];
		let widths = [DESKTOP, PHONE];
		for (const page of pages) {
			await engine.open(site + page);
			const [{ status }, headings] = [await fetch(site + page), await count('h1')];
			if (status !== 200) problems.push(`${page} has the status ${status}`);
			if (headings !== 1) problems.push(`${page} has ${headings} elements h1`);
			for (const width of widths) {
				await engine.resize(width);
				await engine.evaluate(() => document.fonts.ready.then(() => true));
				const scroll = await engine.evaluate(findSidewaysScroll);
				if (scroll) problems.push(`${page} at ${width} px ${scroll}`);
			}
			problems.push(...engine.takeErrors().map((error) => `${page}: ${error}`));
			widths = widths.toReversed();
		}
		console.log(`${engine.version}: ${pages.length} pages`);
		expect(problems).toEqual([]);
	});

	test('a missing page has the status 404 and says so', async () => {
		await engine.open(site + missingPage);
		expect((await fetch(site + missingPage)).status).toBe(404);
		expect(await text('h1')).toBe(texts['missing.title']);
	});

	test('search opens on a click, and Enter leads to the result', async () => {
		await engine.open(`${site}/quickstart`);
		await click('.search-button');
		await searchFor('stickiness', /^stickiness/i);
		await engine.press('Enter');
		await until(path).toBe('/reference/stickiness');
		expect(engine.takeErrors()).toEqual([]);
	});

	test('search opens on its shortcut and closes on Escape', async () => {
		await engine.open(`${site}${anyPage}`);
		await engine.press('k', 'Control');
		await searchFor('segments', /segments/i);
		await engine.press('Escape');
		await until(() => count('.DocSearch-Modal')).toBe(0);
		expect(engine.takeErrors()).toEqual([]);
	});

	test('Ask quotes pages', async () => {
		await engine.open(`${site}${anyPage}`);
		await click('.ask-button');
		await until(() => engine.evaluate(() => !!document.activeElement?.closest('.ask-panel'))).toBe(true);
		await engine.type('How do gradual rollouts work?');
		await engine.press('Enter');
		await until(() => count('.ask-panel figure blockquote')).toBeGreaterThan(0);
		expect(engine.takeErrors()).toEqual([]);
	});

	test('the menu of a phone opens, and Escape closes it', async () => {
		const isOpen = () => engine.evaluate(() => !!document.querySelector('#site-menu:popover-open'));
		await engine.resize(PHONE);
		await engine.open(`${site}${anyPage}`);
		await click('.menu-toggle');
		await until(isOpen).toBe(true);
		expect(await count('#site-menu a')).toBeGreaterThan(10);
		await engine.press('Escape');
		await until(isOpen).toBe(false);
		expect(engine.takeErrors()).toEqual([]);
	});

	test('the theme changes and stays on the next page', async () => {
		const theme = () => engine.evaluate(() => document.documentElement.dataset['theme']);
		await engine.open(`${site}${anyPage}`);
		const before = await theme();
		await click('[role="switch"]');
		await until(theme).not.toBe(before);
		const chosen = await theme();
		await engine.open(`${site}/quickstart`);
		expect(await theme()).toBe(chosen);
		expect(engine.takeErrors()).toEqual([]);
	});

	test('a tab shows its panel in place of the one before', async () => {
		const shown = () =>
			engine.evaluate(() => {
				const box = document.querySelector('.tabs[data-group="language"]');
				const panels = [...(box?.querySelectorAll(':scope > .panel') ?? [])];
				return panels.map((panel) => panel.getBoundingClientRect().height > 0);
			});
		await engine.open(`${site}/reference/sdks`);
		const before = await shown();
		await click('.tabs[data-group="language"] > label:nth-of-type(3)');
		await until(async () => (await shown()).indexOf(true)).toBe(2);
		expect(before.filter(Boolean)).toHaveLength(1);
		expect((await shown()).filter(Boolean)).toHaveLength(1);
		expect(engine.takeErrors()).toEqual([]);
	});

	test('an image grows on a click, and shrinks on Escape', async () => {
		const image = '.prose img[role="button"]';
		await engine.open(`${site}/writing/components`);
		await until(async () => {
			await engine.evaluate(() => document.querySelector('.prose img')?.scrollIntoView({ block: 'center' }));
			return count(image);
		}).toBeGreaterThan(0);
		await engine.click(image);
		await until(() => count('.medium-zoom-image--opened')).toBe(1);
		await until(async () => {
			await engine.press('Escape');
			return count('.medium-zoom-image--opened');
		}).toBe(0);
		expect(engine.takeErrors()).toEqual([]);
	});

	test('visited pages can be read offline, and others offer to try again', async () => {
		await engine.open(`${site}/quickstart`);
		await engine.evaluate(() => navigator.serviceWorker.ready.then(() => true));
		await engine.open(`${site}${anyPage}`);
		await until(() =>
			engine.evaluate(async () => {
				const kept = [location.href, '/offline'].map((url) => caches.match(url, { ignoreSearch: true }));
				return (await Promise.all(kept)).every(Boolean);
			}),
		).toBe(true);
		server.mode = 'down';
		server.affected = /^\//;
		await engine.open(`${site}${anyPage}?again`);
		expect(await count('.offline-notice')).toBe(1);
		await engine.open(`${site}/reference/stickiness`);
		const retry = 'a.retry, button.retry, [data-retry]';
		await until(() => count(retry)).toBeGreaterThan(0);
		server.mode = 'well';
		await engine.click(retry);
		await until(() => text('h1')).toBe('Stickiness');
	});
});
