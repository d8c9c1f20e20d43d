import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { searchStorageKeys } from '../../src/config/search-storage-keys.ts';
import { buildEmbed } from '../../src/search/embed/build.ts';
import type { HostedSettings } from '../../src/search/settings.ts';
import { listening } from '../listening.ts';
import { later } from './later.ts';
import { anyPage } from './pages.ts';

const DIST = join(import.meta.dirname, '../../dist');

let folder: string;
let server: Server;
let origin: string;
/** What the hosted engine answers: a status and a body. */
let answer: { status: number; body: unknown };

const hit = {
	objectID: '1',
	url: '/reference/segments',
	type: 'lvl1',
	content: null,
	hierarchy: { lvl0: 'Core', lvl1: 'Segments from elsewhere' },
	_highlightResult: {
		hierarchy: { lvl1: { value: 'Segments <img src=x onerror="hacked=1">', matchLevel: 'full' } },
	},
	_snippetResult: {
		hierarchy: { lvl1: { value: 'Segments <img src=x onerror="hacked=1">', matchLevel: 'full' } },
	},
};

test.beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'hosted-'));
	server = createServer(async (request, response) => {
		const path = new URL(request.url ?? '/', 'http://localhost').pathname;
		response.setHeader('access-control-allow-origin', '*');
		response.setHeader('access-control-allow-headers', '*');
		if (path.endsWith('/queries')) {
			response
				.writeHead(answer.status, { 'content-type': 'application/json' })
				.end(JSON.stringify(answer.body));
		} else if (path === '/product') {
			response.setHeader('content-type', 'text/html');
			response.end('<!doctype html><title>Product</title><body><script src="/embed/search.js"></script>');
		} else {
			const place = path.startsWith('/embed/search.js') ? folder : DIST;
			const body = await readFile(join(place, path)).catch(() => undefined);
			response.writeHead(body ? 200 : 404).end(body);
		}
	});
	({ origin } = await listening(server));
});

test.afterEach(async () => {
	server.close();
	await rm(folder, { recursive: true });
});

async function search(page: Page, settings: Partial<HostedSettings> = {}) {
	const hosted = { engine: 'algolia', index: 'docs', hosts: [origin], key: 'k', appId: 'APP' } as const;
	await buildEmbed(folder, { ...hosted, localFallback: true, ...settings });
	await page.goto(`${origin}/product`);
	await page.locator('.DocSearch-Button').click();
	await expect(page.locator('.DocSearch-Input')).toBeFocused();
	await page.keyboard.type('segments');
}

test('a hosted engine answers, and markup in its strings stays text', async ({ page }) => {
	answer = {
		status: 200,
		body: { results: [{ hits: [hit], nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20 }] },
	};
	await search(page);
	await expect(page.locator('.DocSearch-Hit').first()).toContainText('Segments <img');
	await expect(page.locator('.DocSearch-Hit img')).toHaveCount(0);
});

test('when its hosts fail, the embedded engine answers, and the next page knows them', async ({ page }) => {
	answer = { status: 503, body: {} };
	await search(page);
	await expect(page.locator('.DocSearch-Hit').first()).toContainText('Segments');
	const noted = await page.evaluate((key) => localStorage.getItem(key), searchStorageKeys.hosts);
	expect(Object.keys(JSON.parse(noted ?? '{}'))).toEqual([origin]);
});

test('without the embedded engine the error screen stays', async ({ page }) => {
	await page.clock.install();
	answer = { status: 503, body: {} };
	await search(page, { localFallback: false });
	await expect(page.locator('.DocSearch-Modal')).toContainText('Unable to fetch results');
	await later(page);
	await expect(page.locator('.DocSearch-Modal')).toContainText('Unable to fetch results');
});

test('the logo of a provider does not show when the embedded engine answers', async ({ page }) => {
	await page.goto(anyPage);
	await page.keyboard.press('/');
	await expect(page.locator('.DocSearch-Input')).toBeFocused();
	await page.keyboard.type('constraints');
	await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
	await expect(page.locator('.DocSearch-Logo')).toBeHidden();
});
