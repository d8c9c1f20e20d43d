import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { kinds } from './pages.ts';

for (const [kind, path] of Object.entries(kinds)) {
	for (const colorScheme of ['light', 'dark'] as const) {
		for (const width of [390, 1280]) {
			test(`axe finds nothing on ${kind} in ${colorScheme} at ${width} px`, async ({ page }) => {
				await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
				await page.setViewportSize({ width, height: 900 });
				await page.goto(path);
				const { violations } = await new AxeBuilder({ page })
					.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
					.analyze();
				const found = violations.map(
					({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
				);
				expect(found).toEqual([]);
			});
		}
	}
}
