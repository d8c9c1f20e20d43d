import type { Page } from '@playwright/test';

/** Texts that end outside of the window or of what cuts them, without a way to scroll there or a sign of it. */
export async function cutIn(page: Page): Promise<string[]> {
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
export async function heightOfWhatStays(page: Page): Promise<number> {
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
