import { expect, test } from '@playwright/test';

test.describe('the flag of the home page', () => {
	test.use({ javaScriptEnabled: false });

	test('turns on by keyboard and without a script, and what the sample prints follows', async ({ page }) => {
		await page.goto('/');
		const flag = page.getByRole('switch', { name: 'new-checkout' });
		const outputs = page.locator('.flag-output:visible');
		await expect(outputs).toHaveCount(2);
		for (const output of await outputs.all())
			await expect(output).toHaveText(/^Result: old checkout$/, { useInnerText: true });
		await flag.focus();
		await page.keyboard.press('Space');
		await expect(flag).toBeChecked();
		for (const output of await outputs.all())
			await expect(output).toHaveText(/^Result: new checkout$/, { useInnerText: true });
	});

	for (const width of [390, 768, 1280]) {
		test(`its sentences stand on lines of their own at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto('/');
			const heights = await page
				.locator('h1 span')
				.evaluateAll((all) => all.map((one) => one.getClientRects().length && one.clientHeight));
			const line = await page
				.locator('h1')
				.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).lineHeight));
			for (const height of heights) expect(height).toBeLessThan(line * 1.5);
		});
	}
});
