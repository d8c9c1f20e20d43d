import { expect, type Page, test } from '@playwright/test';
import * as limits from '../../src/config/limits.ts';
import { IDLE_BEFORE } from '../../src/ui/client/prefetch.client.ts';

/** Pages that a page has fetched ahead, by path. */
const ahead = (page: Page) =>
	page
		.locator('link[rel=prefetch]')
		.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

/** A link of the text to another page. */
const link = (page: Page) => page.locator('.prose a[href^="/"]:not([href*="#"])').first();

/** Opens a page on which time stands still. */
async function start(page: Page, path = '/reference/stickiness') {
	const now = Date.now();
	await page.clock.install({ time: now });
	await page.clock.pauseAt(now + 1000);
	await page.goto(path);
}

test('the page of a link is fetched ahead when the pointer or the focus rests on it, once', async ({
	page,
}) => {
	await start(page);
	const href = await link(page).getAttribute('href');
	await link(page).hover();
	expect(await ahead(page)).toEqual([]);
	await page.clock.runFor(limits.prefetchAfter);
	expect(await ahead(page)).toEqual([href]);
	await page.locator('h1').hover();
	await link(page).focus();
	await page.clock.runFor(limits.prefetchAfter);
	expect(await ahead(page)).toEqual([href]);
});

test('a pointer that passes fetches nothing, nor do links to this page and those of controls', async ({
	page,
}) => {
	await start(page);
	await link(page).hover();
	for (const passed of ['.search-button', 'nav a[aria-current=page]', 'h1']) {
		await page.locator(passed).first().hover();
		await page.clock.runFor(limits.prefetchAfter);
	}
	expect(await ahead(page)).toEqual([]);
});

test('the next page is fetched when the link to it comes into view', async ({ page }) => {
	await start(page);
	expect(await ahead(page)).toEqual([]);
	const next = page.locator('a[rel=next]');
	await next.scrollIntoViewIfNeeded();
	await expect.poll(() => ahead(page)).toEqual([await next.getAttribute('href')]);
});

test('the next page of the sidebar is fetched when the page has been idle for a while, once', async ({
	page,
}) => {
	await start(page);
	const next = page.locator('a[rel=next]');
	await page.clock.runFor(IDLE_BEFORE - 1);
	expect(await ahead(page)).toEqual([]);
	await page.clock.runFor(1000);
	expect(await ahead(page)).toEqual([await next.getAttribute('href')]);
	await next.scrollIntoViewIfNeeded();
	await next.hover();
	await page.clock.runFor(60_000);
	expect(await ahead(page)).toEqual([await next.getAttribute('href')]);
});

test('a next page that is heavy is fetched when the link to it comes into view', async ({ page }) => {
	await start(page, '/using-unleash/deploy/getting-started');
	await page.clock.runFor(60_000);
	expect(await ahead(page)).toEqual([]);
	await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
	await expect.poll(() => ahead(page)).toEqual(['/using-unleash/deploy/configuring-unleash']);
});

for (const connection of [
	{ saveData: true, effectiveType: '4g' },
	{ saveData: false, effectiveType: '2g' },
	{ saveData: false, effectiveType: 'slow-2g' },
]) {
	test(`only a link that is pressed is fetched with ${JSON.stringify(connection)}`, async ({ page }) => {
		await page.addInitScript(
			(value) => Object.defineProperty(navigator, 'connection', { value }),
			connection,
		);
		await start(page);
		await link(page).hover();
		await page.clock.runFor(60_000);
		await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
		expect(await ahead(page)).toEqual([]);
		await link(page).hover();
		await page.mouse.down();
		await expect.poll(() => ahead(page)).toEqual([await link(page).getAttribute('href')]);
	});
}
