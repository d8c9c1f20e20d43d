import { isModified } from './modified.ts';

/** The link to another page of the site that a click follows in this window, if it is one. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
	if (event.defaultPrevented || isModified(event)) return undefined;
	const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
	if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
		return undefined;
	const leaves = link.pathname !== location.pathname || link.search !== location.search || link.hash === '';
	return leaves ? link : undefined;
}
