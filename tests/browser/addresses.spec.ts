import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { contentType } from 'mime-types';
import { listening } from '../listening.ts';

/** A host that has files and no rules: a page has two addresses, and 404.html answers for the rest. */
const test = base.extend<{ plainHost: string }>({
	plainHost: async ({ browserName: _ }, use) => {
		const server = createServer(({ url = '/' }, response) => {
			const path = url.replace(/\?.*/, '');
			const file = ['', '.html', 'index.html']
				.map((end) => path + end)
				.find((name) => /\.\w+$/.test(name) && existsSync(join('dist', name)));
			const shown = file ?? '/404.html';
			response.writeHead(file ? 200 : 404, { 'Content-Type': contentType(extname(shown)) || 'text/html' });
			response.end(readFileSync(join('dist', shown)));
		});
		await use((await listening(server)).origin);
		server.closeAllConnections();
		server.close();
	},
});

test.describe('on a host without rules', () => {
	test('a page opened by the name of its file shows its clean address, without loading again', async ({
		page,
		plainHost,
	}) => {
		let loads = 0;
		page.on('request', (request) => {
			if (request.isNavigationRequest()) loads++;
		});
		await page.goto(`${plainHost}/quickstart.html?a=1#_top`);
		await expect(page).toHaveURL(`${plainHost}/quickstart?a=1#_top`);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(loads).toBe(1);
	});

	for (const [form, clean] of [
		['/quickstart/index.html?a=1', '/quickstart?a=1'],
		['/reference/segments/', '/reference/segments'],
		['/index.html', '/'],
	] as const) {
		test(`${form} leads to ${clean}`, async ({ page, plainHost }) => {
			await page.goto(plainHost + form);
			await expect(page).toHaveURL(plainHost + clean);
			await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /404/);
		});
	}

	test('no form of an address leads to another host', async ({ page, plainHost }) => {
		await page.goto(`${plainHost}//example.com/index.html`);
		await expect(page).toHaveURL(`${plainHost}//example.com`);
	});
});
