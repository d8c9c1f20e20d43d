import { readFileSync } from 'node:fs';
import { type Browser, expect, test } from '@playwright/test';
import { changedPages, isComplete, sample } from '../sample.ts';
import { kinds, pagesToView } from './pages.ts';

/** How many pages one run looks at, in addition to one of each kind. */
const SAMPLE = 16;
const WIDTH = 390;

const paths = [...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
	([, address = '']) => new URL(address).pathname,
);
/** Whether the run is about changed pages, so that no other page is looked at. */
const onlyChanged = pagesToView() !== kinds;
const always = new Set(Object.values(pagesToView()));
const others = paths.filter((path) => !always.has(path));
const pages = [
	...always,
	...(onlyChanged ? [] : sample(others, SAMPLE, 'phone', (path) => changedPages().has(path))),
];
/** Pages are looked at by so many tests, which run side by side. */
const PARTS = Math.min(isComplete() ? 8 : 2, pages.length);

for (let part = 0; part < PARTS; part++) {
	test(`nothing is cut without a cue on a phone, part ${part + 1} of ${PARTS}`, async ({ browser }) => {
		const own = pages.filter((_, index) => index % PARTS === part);
		expect(own.length).toBeGreaterThan(onlyChanged ? 0 : 10);
		expect(await cutOn(browser, own)).toEqual([]);
	});
}

/** What is wider than its place and shows no sign of it, with the page. Without scripts, as their help is no cue. */
async function cutOn(browser: Browser, addresses: readonly string[]): Promise<string[]> {
	const context = await browser.newContext({
		viewport: { width: WIDTH, height: 844 },
		javaScriptEnabled: false,
	});
	await context.route(/\.(?:avif|webp|png)$/, (route) => route.abort());
	const page = await context.newPage();
	const cut: string[] = [];
	for (const address of addresses) {
		await page.goto(address, { waitUntil: 'load' });
		const found = await page.evaluate(() => {
			const inWords = (element: Element) =>
				`${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`;
			const { scrollWidth, clientWidth } = document.documentElement;
			const wide = [...document.querySelectorAll('main *')].filter(
				(element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 40,
			);
			return [
				...(scrollWidth > clientWidth ? [`the page, ${scrollWidth} px`] : []),
				...wide
					.filter((element) => {
						const { overflowX, maskImage, textOverflow } = getComputedStyle(element);
						if (overflowX === 'visible') return false;
						if (overflowX === 'auto' || overflowX === 'scroll') return maskImage === 'none';
						return textOverflow !== 'ellipsis';
					})
					.map(inWords),
			];
		});
		cut.push(...found.map((what) => `${address}: ${what}`));
	}
	await context.close();
	return cut;
}
