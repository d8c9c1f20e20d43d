import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { anyPage } from './pages.ts';

/** What came with the oldest browsers that the site promises: an older one drops these declarations and rules. */
const NEWER = /\b(light-dark|oklch|color-mix)\(|:(popover-open|has\()/g;

for (const colorScheme of ['light', 'dark'] as const) {
	test(`a browser older than promised shows a page that can be read, in ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width: 390, height: 800 });
		let dropped = 0;
		await page.route(/\.css$/, async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace(NEWER, (name) => {
				dropped++;
				return name.replace(/\w/, 'not-known-$&');
			});
			await route.fulfill({ response, body });
		});
		await page.route(`**${anyPage}`, async (route) => {
			const response = await route.fetch();
			const body = (await response.text())
				.replace(/ popover(?=[ >])/g, '')
				.replace(/<script[^>]*type="module"[^>]*><\/script>/g, '');
			await route.fulfill({ response, body });
		});
		await page.goto(anyPage);
		expect(dropped).toBeGreaterThan(20);
		await page.getByRole('heading', { level: 1 }).click({ trial: true });
		await page.locator('main p').last().click({ trial: true });
		await page.locator('#site-menu [aria-current=page]').click({ trial: true });
		const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
		expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
	});
}
