import { hashTarget } from './hash-target.ts';

/** Space above a heading, in pixels, within which it counts as the one being read. */
const MARGIN = 32;

/**
 * Marks the entry of the table of contents that the reader is at. Near the page's end the line that
 * decides moves down from the top bar to the bottom of the window, so that short last sections get
 * their turn. After a link to a heading, that heading stays current until the reader scrolls on.
 */
export function setUpContents(root: Document): void {
	const links = [...root.querySelectorAll<HTMLAnchorElement>('.contents a')];
	const headings = links.map(({ hash }) => hashTarget(root, hash));
	const [first] = headings;
	if (!first) return;

	let pinned: HTMLElement | null = null;
	let pinnedAt = 0;

	const mark = () => {
		if (Math.abs(scrollY - pinnedAt) > 2) pinned = null;
		const read = pinned && headings.includes(pinned) ? pinned : headingAt(headings, decisiveLine());
		links.forEach((link, index) => {
			link.ariaCurrent = headings[index] === (read ?? first) ? 'true' : null;
		});
	};
	const pin = () => {
		pinned = hashTarget(root, location.hash);
		requestAnimationFrame(() => {
			pinnedAt = scrollY;
			mark();
		});
	};
	let waiting = false;
	const schedule = () => {
		if (waiting) return;
		waiting = true;
		requestAnimationFrame(() => {
			waiting = false;
			mark();
		});
	};
	addEventListener('scroll', schedule, { passive: true });
	addEventListener('resize', schedule, { passive: true });
	addEventListener('hashchange', pin);
	root.addEventListener(
		'click',
		(event) => (event.target as Element).closest?.('.contents a') && setTimeout(pin, 0),
	);
	pin();
	addEventListener('load', pin);
}

function decisiveLine(): number {
	const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + MARGIN;
	const end = document.documentElement.scrollHeight - innerHeight;
	const stretch = Math.min(end, innerHeight);
	const nearness = Math.max(0, 1 - (end - scrollY) / stretch || 0);
	return top + (innerHeight - top) * nearness;
}

function headingAt(headings: readonly (HTMLElement | null)[], line: number): HTMLElement | null | undefined {
	return headings.findLast(
		(heading) => heading?.checkVisibility() && heading.getBoundingClientRect().top <= line,
	);
}
