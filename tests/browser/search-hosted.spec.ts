import { expect, test } from '@playwright/test';

test('the logo of the hosted provider does not show when the embedded engine answers', async ({ page }) => {
	await page.goto('/quickstart');
	await page.keyboard.press('/');
	await expect(page.locator('.DocSearch-Input')).toBeFocused();
	await page.keyboard.type('constraints');
	await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
	await expect(page.locator('.DocSearch-Logo')).toBeHidden();
});
