import { expect } from '@playwright/test';
import { sample } from '../sample.ts';
import { barriers, LOOKS, OTHER_LOOKS, sampledLooks, settled } from './axe.ts';
import { focusShows, invisibleIcons, unmarked } from './checks/forced-colors.ts';
import { longLines } from './checks/line-length.ts';
import { cutIn, heightOfWhatStays } from './checks/reflow.ts';
import { pagesToView } from './pages.ts';
import { test } from './view.ts';

/*
 * What holds for every kind of page, or for the pages in `TEST_PAGES`. Tests of a kind share one page, so they stay in the order of this file. Those
 * that move the focus come first: it starts at the top of a page that has just loaded.
 */

/**
 * A color doesn't depend on the width, and the order of a page not on the theme: two looks show every kind of page with
 * each theme and each width. What shows at one width only belongs to the shell, which two pages show in all looks.
 */
const SHELL: readonly string[] = ['tutorial', 'api operation'];

/**
 * Windows that a reader has who enlarges a page, in CSS pixels: 1280 x 800 at 200 %, and the 320 x 256 that WCAG 2.2
 * (1.4.10) takes for 400 %.
 */
const ENLARGED = { '200 %': { width: 640, height: 400 }, '400 %': { width: 320, height: 256 } } as const;

/** What stays in view while a reader scrolls may take so much of the height: the rest is for reading. */
const MOST_OF_HEIGHT = 0.4;

/** How many elements get the focus one after the other with the colors of the system. */
const STOPS = 12;

/** Axe looks at every kind of page in each run; line lengths, enlarged pages and forced colors are checked on a sample. */
const SAMPLE = 5;

const pages = Object.entries(pagesToView());
const sampled = new Set(sample(pages, SAMPLE, 'page kinds'));

for (const entry of pages) {
	const [kind, path] = entry;
	test.describe(kind, () => {
		test.describe.configure({ mode: 'default' });
		if (sampled.has(entry)) testFocus(kind, path);
		testWithAxe(kind, path);
		if (sampled.has(entry)) testWidths(kind, path);
	});
}

function testFocus(kind: string, path: string) {
	test(`with the colors of the system, one sees what is current, focused and drawn: ${kind}`, async ({
		view,
	}) => {
		const page = await view(path, { width: 1280, forcedColors: 'active' });
		expect(await unmarked(page)).toEqual([]);
		expect(await invisibleIcons(page)).toEqual([]);
		await page.keyboard.press('Tab');
		for (let stop = 0; stop < STOPS; stop++) {
			await page.keyboard.press('Tab');
			expect(await focusShows(page)).toBe('yes');
		}
	});
}

function testWithAxe(kind: string, path: string) {
	for (const look of SHELL.includes(kind) ? [...LOOKS, ...OTHER_LOOKS] : sampledLooks(kind)) {
		test(`axe finds nothing on ${kind} in ${look.colorScheme} at ${look.width} px`, async ({ view }) => {
			const page = await view(path, look);
			await page.evaluate(settled);
			expect(await barriers(page)).toEqual([]);
		});
	}
}

function testWidths(kind: string, path: string) {
	for (const width of [768, 997, 1440]) {
		test(`lines are short enough to read at ${width} px: ${kind}`, async ({ view }) => {
			expect(await longLines(await view(path, { width }))).toEqual([]);
		});
	}

	for (const [scale, window] of Object.entries(ENLARGED)) {
		test(`at ${scale}, all of a page can be read without scrolling sideways: ${kind}`, async ({ view }) => {
			const page = await view(path, window);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
			expect(await cutIn(page)).toEqual([]);
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
			expect(await heightOfWhatStays(page)).toBeLessThanOrEqual(window.height * MOST_OF_HEIGHT);
		});
	}
}
