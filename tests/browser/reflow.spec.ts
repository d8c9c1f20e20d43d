import { expect, type Page, test } from '@playwright/test';
import { kinds } from './pages.ts';

/**
 * Windows that a reader has who enlarges a page, in CSS pixels: 1280 x 800 at 200 %, and the 320 x 256 that WCAG 2.2
 * (1.4.10) takes for 400 %.
 */
const ENLARGED = { '200 %': { width: 640, height: 400 }, '400 %': { width: 320, height: 256 } } as const;

/** What stays in view while one scrolls may take so much of the height: the rest is for reading. */
const MOST_OF_HEIGHT = 0.4;

for (const [scale, window] of Object.entries(ENLARGED)) {
	for (const [kind, address] of Object.entries(kinds)) {
		test(`at ${scale}, all of a page can be read without scrolling sideways: ${kind}`, async ({ page }) => {
			await page.setViewportSize(window);
			await page.goto(address, { waitUntil: 'load' });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
			expect(await cutIn(page)).toEqual([]);
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
			expect(await heightOfWhatStays(page)).toBeLessThanOrEqual(window.height * MOST_OF_HEIGHT);
		});
	}
}

/** Texts that end outside of the window or of what cuts them, without a way to scroll there or a sign of it. */
async function cutIn(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
		const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
		const reaches = (element: Element) => {
			for (let at: Element | null = element; at; at = at.parentElement) if (scrolls(at)) return true;
			return false;
		};
		return [...document.querySelectorAll('body *')]
			.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
			.filter((element) => !element.closest('.sr-only, svg, [popover]'))
			.filter((element) => {
				const { left, right, width, height } = element.getBoundingClientRect();
				if (width < 2 || height < 2 || reaches(element)) return false;
				const outside = right > innerWidth + 1 || left < -1;
				const cut = hides(element) && element.scrollWidth > element.clientWidth + 1;
				return outside || (cut && getComputedStyle(element).textOverflow !== 'ellipsis');
			})
			.map(
				(element) =>
					`${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`,
			);
	});
}

/** Height of the window that sticky and fixed parts cover at its edges. */
async function heightOfWhatStays(page: Page): Promise<number> {
	return page.evaluate(() => {
		const boxes = [...document.querySelectorAll('body *')]
			.filter((element) => {
				const { position, top, bottom } = getComputedStyle(element);
				return position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
			})
			.filter((element) => element.checkVisibility() && !element.closest('.sr-only, [popover], .skip-link'))
			.map((element) => element.getBoundingClientRect())
			.filter(
				({ width, height, bottom, top }) =>
					width > innerWidth / 2 && height > 2 && bottom > 0 && top < innerHeight,
			)
			.filter(({ top, bottom }) => top < 8 || bottom > innerHeight - 8);
		return boxes.reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0);
	});
}
