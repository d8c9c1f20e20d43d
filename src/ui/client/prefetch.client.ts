import * as limits from '../../config/limits.ts';
import { followedLink } from './followed-link.ts';
import { isSparing } from './sparing.ts';

/** Milliseconds after a page has loaded before the next one is fetched on a guess. In this file, it costs no import. */
export const IDLE_BEFORE = 4000;

/**
 * Fetches the page of a link ahead: when pointer or focus rests on the link, when it is pressed, and the next page of the
 * sidebar when its link comes into view, or once the page has been idle for a while. Links with `data-prefetch="never"`
 * are left alone. Where a reader saves data, only pressing counts.
 */
export function setUpPrefetch(root: Document): void {
	const known = new Set([pageOf(location)]);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const ahead = (link?: HTMLAnchorElement) => {
		const href = pageOf(link ?? location);
		if (known.has(href) || link?.dataset['prefetch'] === 'never') return;
		known.add(href);
		const hint = Object.assign(root.createElement('link'), { rel: 'prefetch', href });
		if (hint.relList.supports('prefetch')) root.head.append(hint);
		else fetch(href, { priority: 'low' }).catch(() => {});
	};
	root.addEventListener('pointerdown', (event) => ahead(followedLink(event)));
	if (isSparing()) return;

	const rests = (event: Event) => {
		clearTimeout(timer);
		timer = setTimeout(ahead, limits.prefetchAfter, followedLink(event as MouseEvent));
	};
	for (const sign of ['pointerover', 'focusin']) root.addEventListener(sign, rests);
	const next = root.querySelector<HTMLAnchorElement>('[rel=next]');
	if (!next) return;
	new IntersectionObserver(([entry]) => entry?.isIntersecting && ahead(next)).observe(next);
	addEventListener('load', () =>
		/* Safari has no idle callbacks. A page that is marked is too heavy to be fetched on a guess. */
		setTimeout(
			window.requestIdleCallback ?? setTimeout,
			IDLE_BEFORE,
			() => next.dataset['prefetch'] || ahead(next),
		),
	);
}

/** An address without its fragment. */
function pageOf({ href, hash }: Location | HTMLAnchorElement): string {
	return href.replace(hash, '');
}
