import type { Page } from '@playwright/test';

/** A place where the focus rests on its way through a page. */
export interface Stop {
	/** The element in words. */
	name: string;
	/** What is wrong with it; empty where all is well. */
	faults: string[];
}

/** Least width of the ring around what has the focus, in CSS pixels (WCAG 2.2, 2.4.13). */
const RING = 2;

/** How the focus goes. */
interface Way {
	key?: 'Tab' | 'Shift+Tab';
	/** Selector of what must hold the focus. */
	within?: string;
}

/** Presses after which a reader counts as trapped. */
const MOST = 400;

/**
 * Presses a key until the focus leaves the page or comes back to where it began.
 *
 * @returns the stops in order
 * @throws Error when the focus does not leave
 */
export async function walk(page: Page, { key = 'Tab', within = 'html' }: Way = {}): Promise<Stop[]> {
	const stops: Stop[] = [];
	await page.evaluate(() => {
		if (document.activeElement !== document.body) document.activeElement?.setAttribute('data-stop', 'last');
	});
	for (let presses = 0; presses < MOST; presses++) {
		await page.keyboard.press(key);
		const stop = await page.evaluate(measure, { ring: RING, isForward: key === 'Tab', within });
		if (!stop) return stops;
		stops.push(stop);
	}
	throw new Error(
		`The focus is still in the page after ${MOST} presses of ${key}; last: ${stops.at(-1)?.name}`,
	);
}

interface Measure {
	ring: number;
	isForward: boolean;
	within: string;
}

/** Measures, in the page, what has the focus. Undefined where the focus left the page, or was there before. */
async function measure({ ring, isForward, within }: Measure): Promise<Stop | undefined> {
	const element = document.activeElement as HTMLElement | null;
	if (!element || element === document.body || element.hasAttribute('data-stop')) return undefined;
	const before = document.querySelector('[data-stop=last]');
	before?.setAttribute('data-stop', '');
	element.setAttribute('data-stop', 'last');
	/* Those that follow the scroll position have no end. */
	const timed = element.getAnimations().filter(({ timeline }) => timeline === document.timeline);
	/* Those that are canceled, as when a style changes, have ended as well. */
	await Promise.allSettled(timed.map(({ finished }) => finished));

	/* A choice is drawn by its label, a field by the box around it. */
	const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
	const drawnBy = [...labels, element, element.parentElement, ...element.children] as HTMLElement[];
	const hasRing = drawnBy.some((one) =>
		['', '::before', '::after'].some((part) => {
			const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, part);
			const isSeen = outlineStyle !== 'none' && !/(, 0|\/ 0)\)$|^transparent$/.test(outlineColor);
			return isSeen && Number.parseFloat(outlineWidth) >= ring;
		}),
	);
	const shown = drawnBy.find((one) => one.getBoundingClientRect().width > 4) ?? element;
	const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
	const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
	const [upper, lower] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
	const isInWindow = left < right && upper < lower;
	const top = document.elementFromPoint((left + right) / 2, (upper + lower) / 2);
	const isCovered = !top || !(shown.contains(top) || top.contains(shown));
	const position = before?.compareDocumentPosition(element) ?? 0;
	const isBack =
		(position & (isForward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING)) > 0;
	const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
	/* What enlarges pictures marks them all when the first of them gets the focus. */
	const classes = [...element.classList].filter((name) => !name.startsWith('medium-zoom'));
	return {
		name: `${[element.tagName.toLowerCase(), ...classes].join('.')} "${label}"`,
		faults: [
			...(hasRing ? [] : ['no ring']),
			...(isInWindow ? [] : ['outside of the window']),
			...(isInWindow && isCovered ? [`covered by ${top?.tagName} ${top?.className}`] : []),
			...(element.closest(within) ? [] : [`outside of ${within}`]),
			...(isBack
				? [`out of order after ${before?.tagName} ${before?.textContent?.trim().slice(0, 40)}`]
				: []),
		],
	};
}
