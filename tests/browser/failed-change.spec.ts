import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './fault-server.ts';
import { anyPage } from './pages.ts';

// A reused context keeps this.
test.afterEach(({ context }) => context.setOffline(false));

test.use({ viewport: { width: 1280, height: 800 } });

const link = (page: Page) => page.locator('#site-menu').getByRole('link', { name: 'Core concepts' });
const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });

/** Follows a link without a network, then with one. */
async function failAndRetry(page: Page): Promise<void> {
	await page.context().setOffline(true);
	await link(page).click();
	await expect(message(page)).toContainText('Failed to fetch');
	const retry = page.getByRole('button', { name: 'Retry' });
	await expect(page.locator('html')).not.toHaveAttribute('data-loading');
	await retry.click();
	await expect(message(page)).toBeVisible();
	await page.context().setOffline(false);
	await retry.click();
	await page.waitForURL('**/the-anatomy-of-unleash');
}

test.describe('where no service worker answers', () => {
	test('a followed link says that the page could not be loaded while the browser is offline, and Retry goes there', async ({
		page,
		site,
	}) => {
		await page.goto(site + anyPage);
		await failAndRetry(page);
	});

	test('on a phone it says so below the bar, as the menu closes', async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 800 });
		await page.goto(site + anyPage);
		await page.getByRole('button', { name: 'Open menu' }).click();
		await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
		await page.context().setOffline(true);
		await link(page).click();
		await expect(message(page)).toBeInViewport();
	});

	test('it says so too when the page could not be fetched ahead; Escape goes back to reading', async ({
		page,
		server,
		site,
	}) => {
		await page.goto(site + anyPage);
		server.mode = 'down';
		// The page hears of it after the network does.
		const failed = page.evaluate(
			() => new Promise<void>((done) => document.addEventListener('error', () => setTimeout(done), true)),
		);
		await link(page).hover();
		await failed;
		await link(page).click();
		await expect(message(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(message(page)).toBeHidden();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'Feature availability, plans, and versioning',
		);
	});

	test('a link whose page does not come shows the bar until the reader stops it', async ({
		page,
		server,
		site,
	}) => {
		await page.goto(site + anyPage);
		server.mode = 'hanging';
		await page.evaluate(() => {
			new MutationObserver(() => {
				if (!document.documentElement.hasAttribute('data-loading')) return;
				sessionStorage.setItem('shown', 'yes');
				window.stop();
			}).observe(document.documentElement, { attributeFilter: ['data-loading'] });
		});
		await link(page).click({ noWaitAfter: true });
		await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shown'))).toBe('yes');
		await expect(page.locator('html')).not.toHaveAttribute('data-loading');
	});

	test('no link is asked for first while all is well', async ({ page, server, site }) => {
		await page.goto(site + anyPage);
		await page.route('**/the-anatomy-of-unleash', (route) =>
			route.request().method() === 'HEAD' ? route.abort() : route.continue(),
		);
		await link(page).click();
		await page.waitForURL('**/the-anatomy-of-unleash');
		expect(server.asked).toContain('/understanding-unleash/the-anatomy-of-unleash');
	});
});

test.describe('where the service worker is switched off', () => {
	test.use({ serviceWorkers: 'allow' });

	test('the worker of an earlier deploy goes away with all that it kept, and the page has its own message', async ({
		page,
		server,
		site,
	}) => {
		await page.goto(site + anyPage);
		await page.evaluate(() => navigator.serviceWorker.ready);
		await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
		server.replaced['/service-worker.js'] = readFileSync('src/ui/client/service-worker-off.js', 'utf8');
		await page.goto(`${site}/troubleshooting`);
		await expect
			.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
			.toBe(0);
		await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
		await page.goto(site + anyPage);
		await failAndRetry(page);
	});
});
