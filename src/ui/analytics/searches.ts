import * as limits from '../../config/limits.ts';
import { SEARCHED, type Searched } from '../../search/searched.ts';
import { count } from './count.ts';

/**
 * Counts searches without a result once the reader stops typing, and where the reader goes next from this page, so that
 * writers learn what is missing and what was meant.
 */
export function countSearches(root: Document): void {
	let typed: ReturnType<typeof setTimeout> | undefined;
	/** The query that waits to be counted, and the last one that was. */
	let empty = '';
	let counted = '';
	const settle = () => {
		clearTimeout(typed);
		if (!empty) return;
		counted = empty;
		empty = '';
		count({ name: 'search_empty', query: counted });
	};
	root.addEventListener(SEARCHED, (event) => {
		const { query, hits } = (event as CustomEvent<Searched>).detail;
		clearTimeout(typed);
		empty = hits === 0 && query !== counted ? query : '';
		if (empty) typed = setTimeout(settle, limits.searchRests);
	});
	whereNext(root, (to) => {
		settle();
		if (!counted) return;
		count({ name: 'search_next', query: counted, to });
		counted = '';
	});
	addEventListener('pagehide', settle);
}

/** Calls back with the address of each page that the reader goes to, the query of a search left out. */
function whereNext(root: Document, next: (to: string) => void): void {
	const tell = (address: string) => {
		const { origin, pathname, hash } = new URL(address, location.href);
		if (origin !== location.origin) next(origin);
		else if (pathname !== location.pathname) next(pathname + hash);
	};
	const { navigation } = window as { navigation?: EventTarget };
	if (navigation) {
		navigation.addEventListener('navigate', (event) =>
			tell((event as unknown as { destination: { url: string } }).destination.url),
		);
	} else {
		root.addEventListener('click', ({ target }) => {
			const link = (target as Element).closest?.<HTMLAnchorElement>('a[href]');
			if (link) tell(link.href);
		});
	}
}
