import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
});

test('with the colors of the system, a switch that is on differs from one that is off', async ({ page }) => {
	await page.goto('/');
	const label = page.locator('.flag-toggle label');
	await label.scrollIntoViewIfNeeded();
	const off = await label.screenshot({ animations: 'disabled' });
	await page.locator('#home-flag').check();
	const on = await label.screenshot({ animations: 'disabled' });
	expect(on.equals(off)).toBe(false);
});

test('with the colors of the system, the news can be read and lines that are not there stay away', async ({
	page,
}) => {
	await page.goto('/reference/api/unleash/create-feature');
	for (const selector of ['.announcement a', '.tabs > label', '.contents-row a']) {
		await expect(page.locator(selector).first()).toHaveCSS('forced-color-adjust', 'none');
	}
	for (const selector of ['.tabs > input:not(:checked) + label', '.contents-row a:not([aria-current])']) {
		await expect(page.locator(selector).first()).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
	}
});
