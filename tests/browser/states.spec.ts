import { execFileSync } from 'node:child_process';
import { test as base, expect, type Page } from '@playwright/test';
import { limits } from '../../src/site/limits.ts';
import { FaultServer } from './fault-server.ts';

const test = base.extend<{ server: FaultServer; site: string }>({
	server: async ({ browserName: _ }, use) => {
		const server = new FaultServer();
		await use(server);
		await server.stop();
	},
	site: async ({ server }, use) => use(await server.start()),
});

test.describe('a page change', () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	/** Follows a link of the sidebar; the old page notes what it shows until it leaves. */
	async function follow(page: Page, name: string): Promise<{ after: number; text: string } | null> {
		await page.evaluate((linkName) => {
			const link = [...document.querySelectorAll<HTMLElement>('#site-menu a')].find(
				(a) => a.textContent?.trim() === linkName,
			);
			const status = document.querySelector('[data-texts]');
			const clicked = performance.now();
			sessionStorage.removeItem('shown');
			new MutationObserver(() => {
				const note = { after: performance.now() - clicked, text: status?.textContent };
				if (note.text) sessionStorage.setItem('shown', JSON.stringify(note));
			}).observe(document.documentElement, { attributeFilter: ['data-loading'] });
			setTimeout(() => link?.click(), 0);
		}, name);
		await page.waitForURL('**/the-anatomy-of-unleash');
		return page.evaluate(() => JSON.parse(sessionStorage.getItem('shown') ?? 'null'));
	}

	/** Lets the page note the last thing that it said before it left. */
	async function noteLoading(page: Page): Promise<void> {
		await page.evaluate(() => {
			const status = document.querySelector('.progress');
			if (!status) return;
			new MutationObserver(() => {
				if (status.textContent) sessionStorage.setItem('said', status.textContent);
			}).observe(status, { childList: true });
		});
	}

	async function choose(page: Page, server: FaultServer): Promise<void> {
		await page.keyboard.press('/');
		await page.locator('.DocSearch-Input').fill('anatomy of unleash');
		await expect(page.locator('.DocSearch-Hit').first()).toBeVisible({ timeout: 15_000 });
		server.mode = 'slow';
		await page.keyboard.press('Enter');
	}

	async function submit(page: Page, server: FaultServer): Promise<void> {
		await page.evaluate(() => {
			const form = document.querySelector<HTMLFormElement>('main form');
			form?.replaceWith(form.cloneNode(true));
		});
		server.mode = 'slow';
		await page.evaluate(() => {
			const form = document.querySelector<HTMLFormElement>('main form');
			setTimeout(() => form?.requestSubmit(), 0);
		});
	}

	test('that takes long shows the bar and a status text; after back and forward neither shows', async ({
		page,
		server,
		site,
	}) => {
		await page.goto(`${site}/quickstart`);
		server.mode = 'slow';
		const shown = await follow(page, 'Core concepts');
		expect(shown?.text).toBe('Loading the next page');
		expect(shown?.after).toBeGreaterThanOrEqual(limits.progressAfter);
		server.mode = 'well';
		await page.goBack();
		await expect(page.locator('html')).not.toHaveAttribute('data-loading');
		await page.goForward();
		await expect(page.locator('html')).not.toHaveAttribute('data-loading');
	});

	for (const [how, path, leave] of [
		['a result chosen with Enter', '/quickstart', choose],
		['a form without script', '/search', submit],
	] as const) {
		test(`that takes long shows them also for ${how}`, async ({ page, server, site }) => {
			await page.goto(site + path);
			await noteLoading(page);
			await leave(page, server);
			await page.waitForURL((url) => url.pathname + url.search !== path);
			expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Loading the next page');
		});
	}

	test('shows neither before the time limit of a fast one', async ({ page, site }) => {
		await page.goto(`${site}/quickstart`);
		const shown = await page.evaluate((limit) => {
			const html = document.documentElement;
			const status = document.querySelector('[data-texts]');
			const timers: [() => void, number | undefined][] = [];
			window.setTimeout = ((run: () => void, after?: number) => timers.push([run, after])) as never;
			const look = () => ({ bar: html.hasAttribute('data-loading'), text: status?.textContent });
			document
				.querySelector<HTMLElement>('#site-menu a[href="/understanding-unleash/the-anatomy-of-unleash"]')
				?.click();
			const before = look();
			timers.find(([, after]) => after === limit)?.[0]();
			return { before, after: look() };
		}, limits.progressAfter);
		expect(shown).toEqual({
			before: { bar: false, text: '' },
			after: { bar: true, text: 'Loading the next page' },
		});
	});
});

test.describe('without a network', () => {
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
		await page.goto(`${site}/quickstart`);
		await page.evaluate(() => navigator.serviceWorker.ready);
		await page.goto(`${site}/troubleshooting`);
		await expect.poll(() => page.evaluate(async () => !!(await caches.match('/troubleshooting')))).toBe(true);
		server.mode = 'down';
		await page.goto(`${site}/quickstart`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
		await expect(page.getByText('Below is the copy that this browser kept')).toBeVisible();
		expect(reports).toEqual([]);
		const response = await page.goto(`${site}/availability`);
		expect(response?.status()).toBe(503);
		expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
		await expect(page.getByText('This page could not be loaded').first()).toBeVisible();
		await expect(page.getByText('Failed to fetch')).toBeVisible();
		server.mode = 'well';
		await page.getByRole('button', { name: 'Retry' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText(/Availability|plans/i);
	});

	test('a failing server gets the same page, with its error', async ({ page, server, site }) => {
		await page.goto(`${site}/quickstart`);
		await page.evaluate(() => navigator.serviceWorker.ready);
		await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
		server.mode = 'failing';
		await page.goto(`${site}/availability`);
		await expect(page.getByText('503 Service Unavailable')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
	});

	test('a new deploy is never hidden by the copy', async ({ page, server, site }) => {
		await page.goto(`${site}/quickstart`);
		await page.evaluate(() => navigator.serviceWorker.ready);
		await expect.poll(() => page.evaluate(async () => !!(await caches.match('/quickstart')))).toBe(true);
		await page.evaluate(async () => {
			const cache = await caches.open('pages-1');
			await cache.put(
				'/quickstart',
				new Response('<h1>old</h1>', { headers: { 'Content-Type': 'text/html' } }),
			);
		});
		const before = server.asked.filter((path) => path === '/quickstart').length;
		await page.goto(`${site}/quickstart`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
		expect(server.asked.filter((path) => path === '/quickstart').length).toBe(before + 1);
	});
});

test.describe('a site that is built without the service worker', () => {
	test.use({ serviceWorkers: 'allow' });

	test('removes the worker of an earlier deploy and all that it kept', async ({ page, server, site }) => {
		test.setTimeout(120_000);
		const dist = 'test-results/dist-without-worker';
		execFileSync('astro', ['build', '--outDir', dist], {
			env: { ...process.env, SERVICE_WORKER: 'off', ASTRO_TELEMETRY_DISABLED: '1' },
			shell: process.platform === 'win32',
		});
		await page.goto(`${site}/quickstart`);
		await page.evaluate(() => navigator.serviceWorker.ready);
		await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
		server.serve(dist);
		await page.goto(`${site}/troubleshooting`);
		await expect
			.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
			.toBe(0);
		await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
	});
});

test.describe('islands', () => {
	test('a control that throws says so and can be tried again', async ({ page, site }) => {
		await page.goto(`${site}/quickstart`);
		await page.evaluate(() => {
			Object.defineProperty(document.documentElement, 'dataset', {
				configurable: true,
				get: () => {
					throw new Error('planted by the test');
				},
			});
		});
		await page.getByRole('switch').hover();
		await expect(page.getByText('This page crashed.')).toBeVisible();
		await expect(page.getByText('planted by the test')).toBeVisible();
		await page.evaluate(
			() => delete (document.documentElement as unknown as Record<string, unknown>)['dataset'],
		);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByRole('switch')).toBeVisible();
	});
});

test.describe('the base URL banner', () => {
	test('does not show where the styles loaded', async ({ page, site }) => {
		await page.goto(`${site}/quickstart`);
		await expect(page.locator('#base-url-banner')).toBeHidden();
	});

	test('shows where they did not, and suggests the base URL', async ({ page, server, site }) => {
		server.gone = /\.css$/;
		await page.goto(`${site}/quickstart`);
		await expect(page.locator('#base-url-banner')).toBeVisible();
		await expect(page.locator('#base-url-banner code')).toHaveText('/');
	});

	test('suggests the folder when the site is served below one', async ({ page }) => {
		const { readFileSync } = await import('node:fs');
		const html = readFileSync('dist/quickstart.html', 'utf8');
		await page.route('**/*', (route) =>
			new URL(route.request().url()).pathname === '/docs/quickstart'
				? route.fulfill({ contentType: 'text/html', body: html })
				: route.fulfill({ status: 404, body: 'missing' }),
		);
		await page.goto('/docs/quickstart');
		await expect(page.locator('#base-url-banner code')).toHaveText('/docs/');
	});
});

for (const [connection, ahead] of [
	[{ saveData: false, effectiveType: '4g' }, true],
	[{ saveData: true, effectiveType: '4g' }, false],
	[{ saveData: false, effectiveType: '2g' }, false],
] as const) {
	const how = `${connection.effectiveType}${connection.saveData ? ' with data saving' : ''}`;
	test(`on ${how} the next page is ${ahead ? '' : 'not '}fetched ahead`, async ({ page, server, site }) => {
		await page.addInitScript(
			(value) => Object.defineProperty(navigator, 'connection', { value }),
			connection,
		);
		await page.goto(`${site}/quickstart`);
		const next = (await page.locator('a[rel="next"]').getAttribute('href')) ?? '';
		await page.waitForTimeout(2000);
		expect(server.asked.includes(next)).toBe(ahead);
	});
}

test('after a page change the view is at the top, or at the anchor', async ({ page, site }) => {
	await page.goto(`${site}/understanding-unleash/the-anatomy-of-unleash`);
	await page.evaluate(() => scrollTo(0, 2000));
	await page.locator('a[rel="next"]').click();
	await page.waitForLoadState();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
