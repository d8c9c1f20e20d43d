import { expect, type Page, test } from '@playwright/test';
import { anyPage } from './pages.ts';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('with no choice the theme follows the system, also when it changes', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto(anyPage);
	expect(await theme(page)).toBe('dark');
	await page.emulateMedia({ colorScheme: 'light' });
	await expect.poll(() => theme(page)).toBe('light');
});

test('the first click switches the theme, stores it, and it holds on the next page', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(anyPage);
	const light = await paper(page);
	await page.getByRole('switch', { name: 'Dark theme' }).click();
	await expect.poll(() => theme(page)).toBe('dark');
	expect(await paper(page)).not.toBe(light);
	expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
	await page.goto('/troubleshooting');
	expect(await theme(page)).toBe('dark');
	await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
});

test('the keyboard switches the theme back and forth', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(anyPage);
	await page.getByRole('switch').focus();
	await page.keyboard.press('Space');
	await expect.poll(() => theme(page)).toBe('dark');
	await page.keyboard.press('Space');
	await expect.poll(() => theme(page)).toBe('light');
});

test('a change in one tab shows in the other', async ({ context }) => {
	const [one, two] = [await context.newPage(), await context.newPage()];
	await one.goto(anyPage);
	await two.goto(anyPage);
	const before = await theme(two);
	await one.getByRole('switch').click();
	await expect.poll(() => theme(two)).not.toBe(before);
});

test('there is no flash: the stored theme is on the document before the body exists', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.addInitScript(() => {
		localStorage.setItem('theme', 'dark');
		new MutationObserver((_, observer) => {
			if (!document.body) return;
			(window as unknown as { themeAtBody?: string | undefined }).themeAtBody ??=
				document.documentElement.dataset['theme'];
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto(anyPage);
	expect(await page.evaluate(() => (window as unknown as { themeAtBody?: string }).themeAtBody)).toBe('dark');
});

test('nonsense under the key counts as no choice', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.addInitScript(() => localStorage.setItem('theme', '<img src=x onerror=alert(1)>'));
	await page.goto(anyPage);
	expect(await theme(page)).toBe('dark');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const colorScheme of ['light', 'dark'] as const) {
		test(`the switch turns a ${colorScheme} page around`, async ({ browser, baseURL }) => {
			const context = await browser.newContext({
				javaScriptEnabled: false,
				colorScheme,
				baseURL: baseURL ?? '',
			});
			const page = await context.newPage();
			await page.goto(anyPage);
			const before = await page.screenshot({ clip: { x: 0, y: 100, width: 20, height: 20 } });
			await page.getByRole('switch').check();
			const after = await page.screenshot({ clip: { x: 0, y: 100, width: 20, height: 20 } });
			expect(after.equals(before)).toBe(false);
			await context.close();
		});
	}
});
