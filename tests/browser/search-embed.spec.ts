import { createServer, type Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { listening } from '../listening.ts';
import { later } from './later.ts';

let server: Server;

test.afterEach(() => {
	server.close();
});

/** Opens a page of another site that embeds the search: another port is another origin. */
async function openElsewhere(page: Page, baseURL: string | undefined, attributes: string, policy?: string) {
	const html = `<!doctype html><html lang="en"><title>Product</title><link rel="icon" href="data:,"><body>
		<p id="place"></p><script src="${baseURL}/embed/search.js" ${attributes}></script></body></html>`;
	server = createServer((_, response) => {
		if (policy) response.setHeader('content-security-policy', policy);
		response.setHeader('content-type', 'text/html').end(html);
	});
	const { origin } = await listening(server);
	await page.goto(`${origin}/product`);
}

test('a page of another site gets this search with one script tag', async ({ page, baseURL }) => {
	await openElsewhere(page, baseURL, 'data-container="#place" data-placeholder="Search the manual"');
	await page.locator('#place .DocSearch-Button').click();
	await expect(page.getByPlaceholder('Search the manual')).toBeFocused();
	await page.keyboard.type('managing constraints');
	const hit = page.locator('.DocSearch-Hit a').first();
	await expect(hit).toContainText('Managing constraints');
	await expect(hit).toHaveAttribute('href', `${baseURL}/understanding-unleash/managing-constraints`);
});

test('it works on a page that allows no inline style and no Trusted Types policy, and leaves no message', async ({
	page,
	baseURL,
}) => {
	const reports: string[] = [];
	page.on('console', (message) => {
		if (/Content.Security.Policy|Trusted(HTML|Script)/i.test(message.text())) reports.push(message.text());
	});
	const from = (directive: string) => `${directive}-src ${baseURL}`;
	const strict =
		"default-src 'none'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";
	const policy = [strict, ...['script', 'style', 'connect'].map(from)].join('; ');
	await openElsewhere(page, baseURL, 'data-container="#place"', policy);
	await page.locator('#place .DocSearch-Button').click();
	await page.keyboard.type('managing constraints');
	await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText('Managing');
	expect(reports).toEqual([]);
});

test('without a container the box stands where the script stands, and the index waits for a reader', async ({
	page,
	baseURL,
}) => {
	const requests: string[] = [];
	page.on('request', (request) => requests.push(new URL(request.url()).pathname));
	await openElsewhere(page, baseURL, 'data-styles="off"');
	await expect(page.locator('.DocSearch-Button')).toBeVisible();
	expect(requests).toEqual(['/product', '/embed/search.js']);
});

test('a search that fails says so, and keeps saying it', async ({ page, baseURL }) => {
	await page.clock.install();
	await page.route('**/search/index.json', (route) => route.abort());
	await openElsewhere(page, baseURL, '');
	await page.locator('.DocSearch-Button').click();
	await page.keyboard.type('constraints');
	await expect(page.locator('.DocSearch-Modal')).toContainText('Unable to fetch results');
	await later(page);
	await expect(page.locator('.DocSearch-Modal')).toContainText('Unable to fetch results');
});

test('a wrong container is named', async ({ page, baseURL }) => {
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	await openElsewhere(page, baseURL, 'data-container="#nowhere"');
	expect(errors[0]).toMatch(/data-container[\s\S]*#nowhere[\s\S]*expected/);
});
