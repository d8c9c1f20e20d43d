import type { Page } from '@playwright/test';

/** Characters after which a reader loses the line; the measure of the text allows about 70. */
const LONGEST_LINE = 88;

/** Lines of running text that are longer than one reads with ease, with how long they are. */
export async function longLines(page: Page): Promise<string[]> {
	return page.evaluate((longest) => {
		const range = document.createRange();
		const lengthsIn = (element: Element) => {
			const lengths = new Map<number, number>();
			const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				for (let index = 0; index < (node.nodeValue ?? '').length; index++) {
					range.setStart(node, index);
					range.setEnd(node, index + 1);
					const { bottom, width } = range.getBoundingClientRect();
					const line = Math.round(bottom / 14);
					if (width > 0) lengths.set(line, (lengths.get(line) ?? 0) + 1);
				}
			}
			return [...lengths.values()];
		};
		return [...document.querySelectorAll('main p')]
			.filter((element) => element.checkVisibility() && !element.closest('td, th, .sr-only'))
			.map((element) => ({ element, most: Math.max(0, ...lengthsIn(element)) }))
			.filter(({ most }) => most > longest)
			.map(({ element, most }) => `${most}: ${element.textContent?.trim().slice(0, 50)}`);
	}, LONGEST_LINE);
}
