import { expect } from '@playwright/test';
import { test, visit } from './fault-server.ts';

test.use({ serviceWorkers: 'allow' });

test('a visited page is still there, another says what is wrong, and Retry works when the network is back', async ({
	page,
	server,
	site,
}) => {
	const reports: string[] = [];
	page.on(
		'console',
		(message) => /Content.Security.Policy/i.test(message.text()) && reports.push(message.text()),
	);
	await visit(page, `${site}/quickstart`);
	await visit(page, `${site}/troubleshooting`);
	server.mode = 'down';
	await page.goto(`${site}/quickstart`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
	await expect(page.getByText('Below is the copy that this browser kept')).toBeVisible();
	expect(reports).toEqual([]);
	const response = await page.goto(`${site}/availability`);
	expect(response?.status()).toBe(503);
	expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
	await expect(page.getByText('This page could not be loaded').filter({ visible: true })).toHaveCount(1);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
	await expect(page.getByText('Failed to fetch')).toBeVisible();
	server.mode = 'well';
	await page.getByRole('button', { name: 'Retry' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText(/Availability|plans/i);
});

test('a failing server gets the same page, with its error', async ({ page, server, site }) => {
	await visit(page, `${site}/quickstart`);
	server.mode = 'failing';
	await page.goto(`${site}/availability`);
	await expect(page.getByText('503 Service Unavailable')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a new deploy is never hidden by the copy', async ({ page, server, site }) => {
	await visit(page, `${site}/quickstart`);
	await page.evaluate(async () => {
		for (const name of await caches.keys()) {
			const old = new Response('<h1>old</h1>', { headers: { 'Content-Type': 'text/html' } });
			await (await caches.open(name)).put('/quickstart', old);
		}
	});
	const before = server.asked.filter((path) => path === '/quickstart').length;
	await page.goto(`${site}/quickstart`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
	expect(server.asked.filter((path) => path === '/quickstart').length).toBe(before + 1);
});

test('controls that were used work without a network, whole; others fail as a whole', async ({
	page,
	server,
	site,
}) => {
	await visit(page, `${site}/quickstart`);
	await page.keyboard.press('Control+k');
	await page.locator('.DocSearch-Input').fill('stickiness');
	await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
	await expect.poll(() => page.evaluate(async () => !!(await caches.match('/search/index.json')))).toBe(true);
	await page.keyboard.press('Escape');
	await page.waitForLoadState('networkidle');
	server.affected = /^/;
	server.mode = 'down';
	await page.goto(`${site}/quickstart`);
	await expect(page.getByText('Below is the copy')).toBeVisible();
	await page.keyboard.press('Control+k');
	await page.locator('.DocSearch-Input').fill('gradual rollout');
	await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
	await page.keyboard.press('Escape');
	const failure = await page.evaluate(() =>
		import(
			document.querySelector('[component-url*="ThemeToggle"]')?.getAttribute('component-url') ?? ''
		).catch(String),
	);
	expect(failure).toContain('Failed to fetch dynamically imported module');
});

for (const connection of [
	{ saveData: true, effectiveType: '4g' },
	{ saveData: false, effectiveType: '2g' },
]) {
	test(`nothing is loaded in the background with ${JSON.stringify(connection)}`, async ({
		page,
		server,
		site,
	}) => {
		await page.addInitScript(
			(value) => Object.defineProperty(navigator, 'connection', { value }),
			connection,
		);
		await page.goto(`${site}/quickstart`);
		await page.goto(`${site}/troubleshooting`, { waitUntil: 'networkidle' });
		expect(server.asked.filter((path) => /worker|offline/.test(path))).toEqual([]);
	});
}

test('the offline page that is opened itself says what it is for, without an error', async ({
	page,
	site,
}) => {
	await page.goto(`${site}/offline`);
	await expect(
		page.getByText('The site shows this page in place of one that cannot be loaded.'),
	).toBeVisible();
	await expect(page.locator('.offline-notice')).toBeHidden();
	await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
	await expect(page.locator('main h1')).toHaveCount(1);
});
