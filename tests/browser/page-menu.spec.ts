import { expect, test } from '@playwright/test';
import { assistants } from '../../src/config/assistants.ts';
import { barriers, sampledLooks, setLook } from './axe.ts';

// A reused context keeps this.
test.afterEach(({ context }) => context.setOffline(false));

const PATH = '/reference/stickiness';

test('without JavaScript the menu opens, and its entries are links that lead on', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
	const page = await context.newPage();
	await page.goto(PATH);
	await page.getByText('Page options').click();
	await expect(page.getByText('Copy page')).toBeHidden();
	for (const { name, chat } of assistants) {
		const href = await page.getByRole('link', { name: `Open in ${name}` }).getAttribute('href');
		expect(href).toContain(chat);
		expect(new URL(href ?? '').searchParams.get('q')).toContain(`https://docs.getunleash.io${PATH}.md`);
	}
	await page.getByRole('link', { name: 'View as Markdown' }).click();
	await expect(page).toHaveURL(`${PATH}.md`);
	await expect(page.locator('body')).toContainText('# Stickiness');
	await context.close();
});

test('Copy page copies the Markdown of the page, and says so', async ({ page, context, request }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(PATH);
	await page.getByText('Page options').click();
	await page.getByRole('button', { name: 'Copy page' }).click();
	await expect(page.locator('.page-menu button')).toHaveText('Copied');
	await expect(page.locator('.page-menu [role=status]')).toHaveText('Copied');
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied.replaceAll('\r', '')).toBe(await (await request.get(`${PATH}.md`)).text());
	await expect(page.locator('.page-menu button')).toHaveText('Copy page');
});

test('the menu is used with the keyboard: Enter opens it, Escape closes it and leads back', async ({
	page,
}) => {
	await page.goto(PATH);
	const summary = page.locator('.page-menu summary');
	await summary.focus();
	await page.keyboard.press('Enter');
	const view = page.getByRole('link', { name: 'View as Markdown' });
	// Shown by the code that hears Escape.
	await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(view).toBeFocused();
	// Its script, which listens for Escape, comes with the button.
	await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(view).toBeHidden();
	await expect(summary).toBeFocused();
	await summary.click();
	await expect(view).toBeVisible();
	await page.locator('h1').click();
	await expect(view).toBeHidden();
});

test('the language menu closes with Escape and a click outside, as the menu of the page does', async ({
	page,
}) => {
	await page.goto(PATH);
	const summary = page.locator('.language summary').first();
	const list = page.locator('.language ul').first();
	const code = page.waitForResponse(/_astro\/follow\./);
	await summary.press('Enter');
	await code;
	await expect(list).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(async () => {
		await page.keyboard.press('Escape');
		await expect(list).toBeHidden({ timeout: 200 });
	}).toPass();
	await expect(summary).toBeFocused();
	await summary.click();
	await expect(list).toBeVisible();
	await page.locator('h1').click();
	await expect(list).toBeHidden();
});

for (const look of sampledLooks('page-menu')) {
	test(`the open menu has no barriers and stays in the window at ${look.width} px, ${look.colorScheme}`, async ({
		page,
	}) => {
		await setLook(page, look);
		await page.goto(PATH);
		await page.locator('.page-menu summary').click();
		await expect(page.locator('.page-menu ul')).toBeInViewport({ ratio: 1 });
		expect(await barriers(page, '.page-menu')).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	});
}

test('nothing of the menu is asked for before a reader opens it', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto(PATH, { waitUntil: 'networkidle' });
	expect(asked.filter((url) => /_astro\/follow\.|\.md$/.test(url))).toEqual([]);
	await page.locator('.page-menu summary').click();
	await expect.poll(() => new Set(asked.filter((url) => /_astro\/follow\./.test(url))).size).toBe(1);
});

test('a page that cannot be copied says so beside the menu, and Retry copies it', async ({
	page,
	context,
}) => {
	await page.goto(PATH);
	await page.getByText('Page options').click();
	await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
	await context.setOffline(true);
	await page.getByRole('button', { name: 'Copy page' }).click();
	await expect(page.getByRole('alert')).toContainText('Failed to fetch');
	await context.setOffline(false);
	await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
	await expect(page.locator('.page-menu button').last()).toHaveText('Copied');
	await expect(page.getByRole('alert')).toHaveCount(0);
});
