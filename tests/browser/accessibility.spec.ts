import { expect, test } from '@playwright/test';
import { anyPage, anyPageEnd } from './pages.ts';

/** Least edge of what a reader taps, in CSS pixels (WCAG 2.2, 2.5.8). */
const TARGET = 24;

for (const width of [320, 390]) {
	test(`links of breadcrumbs are large enough to tap, also where they wrap at ${width} px`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/reference/predefined-strategy-types');
		const links = page.locator('.breadcrumbs a');
		const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
		expect(new Set(boxes.map(({ top }) => top)).size).toBeGreaterThan(1);
		for (const { width, height } of boxes) {
			expect(width).toBeGreaterThanOrEqual(TARGET);
			expect(height).toBeGreaterThanOrEqual(TARGET);
		}
	});
}

test.describe('for readers who ask for less motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });

	test('nothing moves: neither an enlarged picture nor the progress bar nor a control', async ({ page }) => {
		await page.goto('/how-to-create-feature-flag');
		const image = page.locator('.shot img:visible').first();
		await image.scrollIntoViewIfNeeded();
		await expect(image).toHaveRole('button');
		await image.click();
		await expect(page.locator('.medium-zoom-image--opened').last()).toBeVisible();
		const moving = await page.evaluate(() => {
			document.documentElement.setAttribute('data-loading', '');
			const moves = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.0001);
			return [...document.querySelectorAll('*')].flatMap((element) =>
				['', '::before', '::after'].flatMap((part) => {
					const style = getComputedStyle(element, part);
					const found = [
						...(moves(style.transitionDuration) ? ['transition'] : []),
						...(moves(style.animationDuration) ? ['animation'] : []),
						...(style.animationIterationCount === 'infinite' ? ['endless animation'] : []),
						...(style.scrollBehavior === 'smooth' ? ['scrolling'] : []),
					];
					return found.map((what) => `${what}: ${element.tagName} ${element.className}${part}`);
				}),
			);
		});
		expect(moving).toEqual([]);
	});

	test('pages change without a transition', async ({ page }) => {
		await page.addInitScript(() =>
			addEventListener('pagereveal', (event) => {
				document.documentElement.dataset['changed'] = String(
					(event as PageRevealEvent).viewTransition !== null,
				);
			}),
		);
		await page.goto(anyPage);
		await page.locator('.pagination [rel=next]').click();
		await expect(page).not.toHaveURL(anyPageEnd);
		await expect(page.locator('html')).toHaveAttribute('data-changed', 'false');
	});
});
