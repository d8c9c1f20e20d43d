import { expect, type Page } from '@playwright/test';
import * as limits from '../../src/config/limits.ts';
import { type FaultServer, test } from './fault-server.ts';
import { later } from './later.ts';
import { anyPage } from './pages.ts';

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
		await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
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
		await page.goto(site + anyPage);
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
		['a result chosen with Enter', anyPage, choose],
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
		await page.goto(site + anyPage);
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

test.describe('islands', () => {
	test('a control that throws says so and can be tried again', async ({ page, site }) => {
		await page.goto(site + anyPage);
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
		await page.goto(site + anyPage);
		await expect(page.locator('#base-url-banner')).toBeHidden();
	});

	test('shows where they did not, and suggests the base URL', async ({ page, server, site }) => {
		server.gone = /\.css$/;
		await page.goto(site + anyPage);
		await expect(page.locator('#base-url-banner')).toBeVisible();
		await expect(page.locator('#base-url-banner code')).toHaveText('/');
	});

	test('suggests the folder when the site is served below one', async ({ page }) => {
		const { readFileSync } = await import('node:fs');
		const html = readFileSync(`dist${anyPage}.html`, 'utf8');
		await page.route('**/*', (route) =>
			new URL(route.request().url()).pathname === `/docs${anyPage}`
				? route.fulfill({ contentType: 'text/html', body: html })
				: route.fulfill({ status: 404, body: 'missing' }),
		);
		await page.goto(`/docs${anyPage}`);
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
		await page.clock.install();
		await page.goto(site + anyPage);
		const link = page.locator('a[rel="next"]');
		const next = (await link.getAttribute('href')) ?? '';
		await link.scrollIntoViewIfNeeded();
		await later(page);
		await expect.poll(() => server.asked.includes(next)).toBe(ahead);
	});
}

test('after a page change the view is at the top, or at the anchor', async ({ page, site }) => {
	await page.goto(`${site}/understanding-unleash/the-anatomy-of-unleash`);
	await page.evaluate(() => scrollTo(0, 2000));
	await page.locator('a[rel="next"]').click();
	await page.waitForLoadState();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
