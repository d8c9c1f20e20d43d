import type { Page } from '@playwright/test';

/** Properties by which what is current can differ from the rest. */
const MARKS = [
	'fontWeight',
	'textDecorationLine',
	'outlineStyle',
	'borderBottomStyle',
	'borderInlineStartStyle',
	'backgroundColor',
] as const;

/** Entries of the menu and tabs that are current and look like all others once colors are the system's. */
export async function unmarked(page: Page): Promise<string[]> {
	return page.evaluate((told) => {
		const looks = (element: Element) => {
			const style = getComputedStyle(element);
			const before = getComputedStyle(element, '::before');
			const mark =
				before.content === 'none'
					? ''
					: `${before.backgroundColor} ${before.width} ${before.forcedColorAdjust}`;
			return [...told.map((property) => style[property]), mark].join();
		};
		return [...document.querySelectorAll('[aria-current], [role=tab][aria-selected=true]')]
			.filter((element) => element.checkVisibility())
			.filter((element) => {
				const kin = [...(element.closest('ul, ol, [role=tablist]')?.querySelectorAll(element.tagName) ?? [])];
				const other = kin.find(
					(one) => one !== element && !one.matches('[aria-current], [aria-selected=true]'),
				);
				return other !== undefined && looks(other) === looks(element);
			})
			.map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
	}, MARKS);
}

/** Signs drawn as a background of their own, which the system's colors would paint over with that of the page. */
export async function invisibleIcons(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const page = getComputedStyle(document.body).backgroundColor;
		return [...document.querySelectorAll('a, button, summary, li, span, label')]
			.filter((element) => element.checkVisibility())
			.flatMap((element) =>
				['::before', '::after'].flatMap((pseudo) => {
					const style = getComputedStyle(element, pseudo);
					const isSign =
						style.content === '""' &&
						style.display !== 'none' &&
						style.backgroundColor !== 'rgba(0, 0, 0, 0)';
					const drawn = style.borderBottomStyle !== 'none' || style.borderInlineStartStyle !== 'none';
					return isSign && !drawn && style.backgroundColor === page && Number.parseFloat(style.width) > 1
						? [`${element.tagName.toLowerCase()}.${element.className}${pseudo}`]
						: [];
				}),
			)
			.filter((name, index, all) => all.indexOf(name) === index);
	});
}

/** Whether the element with the focus has an outline or a border that is drawn. */
export async function focusShows(page: Page): Promise<string> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return 'yes';
		const shown = [element, element.parentElement as Element].some((one) => {
			const { outlineStyle, outlineWidth } = getComputedStyle(one);
			return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
		});
		return shown ? 'yes' : element.outerHTML.slice(0, 120);
	});
}
