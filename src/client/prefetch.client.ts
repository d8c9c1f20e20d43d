import * as limits from '../site/limits.ts';
import { followedLink } from './followed-link.ts';
import { isSparing } from './sparing.ts';

/**
 * Fetches the page of a link ahead: when pointer or focus rests on the link, and when it is pressed. A link with
 * `data-prefetch="view"` is fetched when it comes into view, one with `data-prefetch="never"` not at all. Where a reader
 * saves data, only pressing counts.
 */
export function setUpPrefetch(root: Document): void {
	const known = new Set([pageOf(location)]);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const ahead = (link: HTMLAnchorElement | undefined) => {
		if (!link || known.has(pageOf(link)) || link.dataset['prefetch'] === 'never') return;
		const href = pageOf(link);
		known.add(href);
		const hint = Object.assign(root.createElement('link'), { rel: 'prefetch', href });
		if (hint.relList.supports('prefetch')) root.head.append(hint);
		else fetch(href, { priority: 'low' }).catch(() => {});
	};
	const pressed = (event: Event) => ahead(followedLink(event as MouseEvent));
	for (const sign of ['touchstart', 'mousedown']) root.addEventListener(sign, pressed, { passive: true });
	if (isSparing()) return;

	const rests = (event: Event) => {
		clearTimeout(timer);
		const link = followedLink(event as MouseEvent);
		if (link) timer = setTimeout(ahead, limits.prefetchAfter, link);
	};
	for (const sign of ['pointerover', 'focusin']) root.addEventListener(sign, rests);
	const views = new IntersectionObserver((links) => {
		for (const { target, isIntersecting } of links) if (isIntersecting) ahead(target as HTMLAnchorElement);
	});
	for (const link of root.querySelectorAll('[data-prefetch=view]')) views.observe(link);
}

/** An address without its fragment. */
function pageOf({ origin, pathname, search }: Location | HTMLAnchorElement): string {
	return origin + pathname + search;
}
