/** Space above a heading, in pixels, within which it counts as the one being read. */
const MARGIN = 32;

/**
 * Marks the entry of the table of contents that the reader is at. Near the page's end the line that
 * decides moves down from the top bar to the bottom of the window, so that short last sections get
 * their turn. After a link to a heading, that heading stays current until the reader scrolls on.
 */
export function setUpContents(root: Document): void {
	const lists = [...root.querySelectorAll<HTMLElement>('.contents')];
	const links = lists.map((list) => [...list.querySelectorAll<HTMLAnchorElement>('a')]);
	const longest = links.toSorted((a, b) => b.length - a.length)[0] ?? [];
	const headings = longest
		.map((link) => root.getElementById(decodeURIComponent(link.hash.slice(1))))
		.filter((heading) => heading !== null);
	if (headings.length === 0) return;

	let pinned: string | undefined;
	let pinnedAt = 0;

	const pin = () => {
		pinned = hashTarget(location.hash);
		requestAnimationFrame(() => {
			pinnedAt = scrollY;
			mark();
		});
	};
	const mark = () => {
		if (Math.abs(scrollY - pinnedAt) > 2) pinned = undefined;
		const current =
			headings.find(({ id }) => id === pinned) ?? headingAt(headings, decisiveLine()) ?? headings[0];
		for (const link of links.flat()) {
			if (current && link.hash === `#${encodeURIComponent(current.id)}`)
				link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
		}
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

function hashTarget(hash: string): string | undefined {
	try {
		return decodeURIComponent(hash.slice(1)) || undefined;
	} catch {
		return undefined;
	}
}

function decisiveLine(): number {
	const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + MARGIN;
	const end = document.documentElement.scrollHeight - innerHeight;
	const stretch = Math.min(end, innerHeight);
	const nearness = stretch > 0 ? Math.min(1, Math.max(0, 1 - (end - scrollY) / stretch)) : 0;
	return top + (innerHeight - top) * nearness;
}

function headingAt(headings: HTMLElement[], line: number): HTMLElement | undefined {
	return headings.findLast(
		(heading) => heading.getClientRects().length > 0 && heading.getBoundingClientRect().top <= line,
	);
}
