import { expect, test } from '@playwright/test';

for (const [path, page, words] of [
	['/Reference/Segments', '/reference/segments', 'segments'],
	['/reference/segments.', '/reference/segments', 'segments'],
	['/quickstart)', '/quickstart', 'quickstart'],
	['/reference/activation-strategy', '/reference/activation-strategies', 'activation strategy'],
] as const) {
	test(`${path} suggests ${page} first, and searches for "${words}"`, async ({ page: tab }) => {
		const response = await tab.goto(path);
		expect(response?.status()).toBe(404);
		const suggestions = tab.locator('[data-suggestions] a');
		await expect(suggestions.first()).toHaveAttribute('href', page);
		const field = tab.locator('.search-field');
		await expect(field).toContainText(words);
		await expect(field).toHaveAttribute('href', `/search?q=${words.replace(' ', '+')}`);
		await field.click();
		await expect(tab.locator('.DocSearch-Input')).toHaveValue(words);
		await tab.keyboard.press('Escape');
		await suggestions.first().click();
		await expect(tab).toHaveURL(page);
	});
}

test('an address that resembles no page suggests none', async ({ page }) => {
	const titles = page.waitForResponse('**/page-titles.json');
	await page.goto('/zebra');
	await (await titles).finished();
	await expect(page.locator('.search-field')).toContainText('zebra');
	await expect(page.locator('[data-suggestions]')).toBeHidden();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the page shows its search field and its links, and no empty list', async ({ page }) => {
		await page.goto('/zebra');
		await expect(page.locator('.search-field')).toHaveAttribute('href', '/search');
		await expect(page.locator('[data-suggestions]')).toBeHidden();
	});
});
