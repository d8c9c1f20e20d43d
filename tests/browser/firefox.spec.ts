import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../src/tools/browsers/find-firefox.ts';
import { FaultServer } from './fault-server.ts';

/** The shell in a second engine. Playwright drives only its own build of Firefox, so Puppeteer drives the system's. */

const firefox = findFirefox();
test.skip(!firefox, 'no Firefox is installed; FIREFOX_PATH names one');

const server = new FaultServer();
let site: string;
let browser: Browser;
let page: Page;
/** What the page complains about: failed scripts, and errors of the console, those of the policy among them. */
let complaints: string[];

test.beforeAll(async () => {
	site = await server.start();
	browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath: firefox?.path ?? '',
		headless: true,
	});
});

test.afterAll(async () => {
	await browser?.close();
	await server.stop();
});

test.beforeEach(async () => {
	server.mode = 'well';
	complaints = [];
	page = await (await browser.createBrowserContext()).newPage();
	page.on('pageerror', (error) => complaints.push(String(error)));
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(message.text());
	});
	await page.setViewport({ width: 1280, height: 800 });
});

test.afterEach(() => page.browserContext().close());

const theme = () => page.$eval('html', (html) => html.dataset['theme']);
const isOpen = () => page.$eval('#site-menu', (menu) => menu.matches(':popover-open'));

test('Firefox shows pages with their navigation, and neither a script nor the policy complains', async () => {
	for (const path of ['/', '/quickstart', '/reference/stickiness', '/reference/api/unleash/create-feature']) {
		await page.goto(site + path);
		expect(await page.$$eval('h1', (headings) => headings.length), path).toBe(1);
		const sideways = await page.$eval('html', (html) => html.scrollWidth - html.clientWidth);
		expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
	}
	expect(await page.$$eval('#site-menu a', (links) => links.length)).toBeGreaterThan(10);
	expect(complaints).toEqual([]);
});

test('Firefox searches by keyboard and opens the chosen page', async () => {
	await page.goto(`${site}/quickstart`);
	await page.keyboard.down('Control');
	await page.keyboard.press('k');
	await page.keyboard.up('Control');
	await page.waitForSelector('.DocSearch-Input');
	await page.type('.DocSearch-Input', 'stickiness');
	await page.waitForFunction(() =>
		/^stickiness/i.test(document.querySelector('.DocSearch-Hit[aria-selected="true"]')?.textContent ?? ''),
	);
	await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
	expect(new URL(page.url()).pathname).toBe('/reference/stickiness');
	expect(complaints).toEqual([]);
});

test('Firefox switches the theme and keeps it on the next page', async () => {
	await page.goto(`${site}/quickstart`);
	const before = await theme();
	await page.click('[role="switch"]');
	await page.waitForFunction((old) => document.documentElement.dataset['theme'] !== old, {}, before);
	const chosen = await theme();
	await page.goto(`${site}/troubleshooting`);
	expect(await theme()).toBe(chosen);
	expect(complaints).toEqual([]);
});

test('Firefox opens the menu of a phone and closes it on Escape', async () => {
	await page.setViewport({ width: 390, height: 800 });
	await page.goto(`${site}/quickstart`);
	await page.click('.menu-toggle');
	await expect.poll(isOpen).toBe(true);
	await page.keyboard.press('Escape');
	await expect.poll(isOpen).toBe(false);
	expect(complaints).toEqual([]);
});

test('Firefox keeps visited pages readable offline, and says what is wrong with others', async () => {
	await page.goto(`${site}/quickstart`);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
	await page.goto(`${site}/troubleshooting`);
	await page.waitForFunction(async () => {
		const kept = [location.href, '/offline'].map((url) => caches.match(url, { ignoreSearch: true }));
		return (await Promise.all(kept)).every(Boolean);
	});
	server.mode = 'down';
	server.affected = /^\//;
	await page.reload();
	expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Troubleshooting');
	expect(await page.$$eval('.offline-notice', (notices) => notices.length)).toBe(1);
	await page.goto(`${site}/reference/stickiness`);
	const retry = 'a.retry, button.retry, [data-retry]';
	expect(await page.$$eval(retry, (controls) => controls.length)).toBeGreaterThan(0);
	server.mode = 'well';
	await Promise.all([page.waitForNavigation(), page.click(retry)]);
	expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Stickiness');
});
