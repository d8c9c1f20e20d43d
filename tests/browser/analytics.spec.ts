import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import * as limits from '../../src/config/limits.ts';
import { createSiteServer } from '../../src/hosting/serve.ts';
import { listening } from '../listening.ts';
import { buildTestSite, removeTestSite } from '../site/test-build.ts';
import { barriers, sampledLooks, setLook } from './axe.ts';

/* A small site that is built with everything on, and a server that collects what it sends. */
test.describe.configure({ mode: 'serial' });

interface Got {
	event?: string;
	[name: string]: unknown;
}
let counts: Got[] = [];
let feedback: Got[] = [];
/** Status that feedback is answered with; 0 never answers. */
let answer = 200;
let root = '';
let site = '';
let collector: Server;
const opened: Server[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
	let body = '';
	for await (const chunk of request.setEncoding('utf8')) body += chunk;
	return body;
}

test.beforeAll(async () => {
	test.setTimeout(400_000);
	collector = createServer(async (request, response) => {
		response.setHeader('Access-Control-Allow-Origin', '*');
		response.setHeader('Access-Control-Allow-Headers', 'content-type');
		if (request.method === 'OPTIONS') return void response.writeHead(204).end();
		if (request.url === '/visitor.js')
			return void response
				.writeHead(200, { 'Content-Type': 'text/javascript' })
				.end('document.documentElement.dataset.visitor = document.readyState');
		const body = await bodyOf(request);
		if (request.url === '/counts') counts.push(JSON.parse(body));
		else feedback.push(JSON.parse(body));
		if (request.url === '/counts') response.writeHead(204).end();
		else if (answer) response.writeHead(answer).end();
	});
	const { origin } = await listening(collector);
	root = await buildTestSite({
		content: 'tests/site/fixtures/places',
		versions: [
			{ name: 'current', label: 'Next', path: '/', isLast: true, mainDocument: 'welcome' },
			{ name: '7', label: '7.x', path: '/7', isLast: false, mainDocument: 'welcome' },
		],
		redirects: [],
		environment: {
			ANALYTICS: 'beacon',
			ANALYTICS_URL: `${origin}/counts`,
			ANALYTICS_SEARCHES: 'on',
			ANALYTICS_VITALS: 'on',
			TRACKING_SCRIPTS: `${origin}/visitor.js`,
			FEEDBACK_URL: `${origin}/feedback`,
		},
	});
	const server = await createSiteServer(join(root, 'dist'));
	opened.push(collector, server);
	({ origin: site } = await listening(server));
	site = site.replace('127.0.0.1', 'localhost');
});

test.afterAll(() => {
	for (const server of opened) {
		server.closeAllConnections();
		server.close();
	}
	removeTestSite(root);
});

let said: string[] = [];
test.beforeEach(async ({ page, context }) => {
	[counts, feedback, said, answer] = [[], [], [], 200];
	await context.grantPermissions(['local-network-access']);
	page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
	page.on('pageerror', (error) => said.push(String(error)));
});

const named = (name: string) => counts.filter(({ event }) => event === name);
const views = () => named('page_view').map(({ url }) => new URL(String(url)).pathname);

test('a page view is counted once the page has loaded, without a query; the next page is another one', async ({
	page,
}) => {
	await page.goto(`${site}/quickstart?secret=1#x`);
	await expect.poll(views).toEqual(['/quickstart']);
	expect(named('page_view')[0]).toMatchObject({
		url: `${site}/quickstart`,
		language: 'en',
		version: 'current',
	});
	await page.goto(`${site}/availability`);
	await expect.poll(views).toEqual(['/quickstart', '/availability']);
	await expect(page.locator('html')).toHaveAttribute('data-visitor', 'complete');
	expect(await page.context().cookies()).toEqual([]);
	expect(said).toEqual([]);
});

for (const [name, value] of [
	['doNotTrack', '1'],
	['globalPrivacyControl', true],
] as const) {
	test(`readers who ask for privacy with ${name} are not counted, and load no script of another host`, async ({
		page,
	}) => {
		await page.addInitScript(
			([property, given]) => Object.defineProperty(navigator, String(property), { value: given }),
			[name, value],
		);
		await page.goto(`${site}/quickstart`, { waitUntil: 'networkidle' });
		await page.goto(`${site}/availability`, { waitUntil: 'networkidle' });
		expect(counts).toEqual([]);
		expect(await page.locator('html').getAttribute('data-visitor')).toBeNull();
	});
}

test('a prerendered page counts when it is shown', async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(document, 'prerendering', { configurable: true, value: true }),
	);
	await page.goto(`${site}/quickstart`, { waitUntil: 'networkidle' });
	expect(views()).toEqual([]);
	await page.evaluate(() => {
		Object.defineProperty(document, 'prerendering', { value: false });
		document.dispatchEvent(new Event('prerenderingchange'));
	});
	await expect.poll(views).toEqual(['/quickstart']);
});

test('analytics that are blocked or fail do not show', async ({ page }) => {
	const errors: string[] = [];
	page.on('pageerror', (error) => errors.push(String(error)));
	await page.route(/counts|visitor|\/(?:Analytics|Vitals|Tracking)\./, (route) => route.abort());
	await page.goto(`${site}/quickstart`, { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(errors).toEqual([]);
	expect(said.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
	await page.unrouteAll();
	await page.route('**/counts', (route) => route.abort());
	await page.goto(`${site}/availability`, { waitUntil: 'networkidle' });
	expect(errors).toEqual([]);
	expect(said.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

test('a search without a result counts once it rests, with the page that the reader goes to next', async ({
	page,
}) => {
	await page.clock.install();
	await page.goto(`${site}/quickstart`);
	await page.keyboard.press('Control+k');
	await expect(page.locator('.DocSearch-Input')).toBeFocused();
	await page.locator('.DocSearch-Input').fill('xyzzy');
	await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
	await page.clock.fastForward(limits.searchRests);
	await expect.poll(() => named('search_empty').map(({ query }) => query)).toEqual(['xyzzy']);
	await page.locator('.DocSearch-Input').fill('availability');
	await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/availability/);
	await expect.poll(() => named('search_next').length).toBe(1);
	expect(named('search_next')[0]).toMatchObject({
		query: 'xyzzy',
		to: expect.stringMatching(/^\/availability/),
	});
	expect(named('search_empty')).toHaveLength(1);
});

test('the speed of a page is counted', async ({ page }) => {
	await page.goto(`${site}/quickstart`, { waitUntil: 'networkidle' });
	await page.getByRole('heading', { level: 1 }).click();
	await page.goto(`${site}/availability`);
	await expect
		.poll(() => named('web_vital').map(({ metric }) => metric))
		.toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
	for (const { value, rating } of named('web_vital')) {
		expect(typeof value).toBe('number');
		expect(rating).toMatch(/good|needs-improvement|poor/);
	}
});

const foot = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });

test('an answer and a note are sent by keyboard, and the page says so', async ({ page }) => {
	await page.goto(`${site}/quickstart`);
	await foot(page).getByRole('button', { name: 'No', exact: true }).focus();
	await page.keyboard.press('Enter');
	await expect(foot(page).getByRole('status')).toHaveText('Thank you for your answer.');
	await expect(foot(page).getByRole('button', { name: 'No', exact: true })).toHaveAttribute(
		'aria-pressed',
		'true',
	);
	expect(feedback).toEqual([
		{ id: expect.any(String), helpful: false, page: '/quickstart', language: 'en', version: 'current' },
	]);
	for (const look of sampledLooks('analytics')) {
		await setLook(page, look);
		expect(await barriers(page, '.feedback')).toEqual([]);
	}
	await page.keyboard.press('Tab');
	await expect(foot(page).getByRole('textbox')).toBeFocused();
	await page.keyboard.type('<b>What port?</b>');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(foot(page).getByRole('status')).toHaveText('Thank you for your note.');
	await expect(foot(page).getByRole('status')).toBeFocused();
	expect(feedback[1]).toEqual({ ...feedback[0], note: '<b>What port?</b>' });
});

test('an answer that is not taken says so, and can be sent again', async ({ page }) => {
	answer = 503;
	await page.goto(`${site}/quickstart`);
	await foot(page).getByRole('button', { name: 'Yes', exact: true }).click();
	await expect(foot(page).getByRole('status')).toContainText('Your answer could not be sent.');
	answer = 200;
	await foot(page).getByRole('button', { name: 'Retry' }).click();
	await expect(foot(page).getByRole('status')).toHaveText('Thank you for your answer.');
	expect(feedback.map(({ helpful }) => helpful)).toEqual([true, true]);
	answer = 0;
	await page.reload();
	await foot(page).getByRole('button', { name: 'Yes', exact: true }).click();
	await expect(foot(page).getByRole('status')).toHaveText('Sending your answer');
});

test('without JavaScript, and where feedback has no address, answers are links to a prefilled issue', async ({
	browser,
	baseURL,
}) => {
	for (const [address, javaScriptEnabled] of [
		[`${site}/quickstart`, false],
		[`${baseURL}/quickstart`, true],
	] as const) {
		const context = await browser.newContext({ javaScriptEnabled });
		const page = await context.newPage();
		await page.goto(address);
		const link = new URL(
			(await foot(page).getByRole('link', { name: 'No', exact: true }).getAttribute('href')) ?? '',
		);
		expect(link.pathname).toMatch(/\/issues\/new$/);
		expect(link.searchParams.get('body')).toContain('/quickstart\n');
		expect(link.searchParams.get('body')).toContain('Was it helpful? No');
		await context.close();
	}
});

test('by default no script of analytics or feedback is in a page', async ({ page, baseURL }) => {
	const html = await (await page.request.get(`${baseURL}/quickstart`)).text();
	expect(html).not.toMatch(/_astro\/(?:Analytics|Vitals|Tracking|FeedbackScript)\./);
	const on = await (await page.request.get(`${site}/quickstart`)).text();
	for (const name of ['Analytics', 'Vitals', 'Tracking', 'FeedbackScript'])
		expect(on).toMatch(new RegExp(`_astro/${name}\\.`));
});
