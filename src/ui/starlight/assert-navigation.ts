import type { SitePages } from '../../navigation/pages.ts';
import { sidebars } from '../../navigation/sidebars.ts';
import { assertSidebars } from '../../navigation/tree.ts';
import { assertVersions } from './assert-versions.ts';

/** What was checked last: a build has the same set for all its pages, the development server makes one for each. */
let last: SitePages | undefined;
let checked: string | undefined;

/**
 * Checks once per set of pages that the sidebars name only pages that exist, and that each version has the page that
 * opens it. In the development server, `src/build/sources` reports wrong entries: they don't keep pages from showing.
 *
 * @throws Error naming each wrong entry and the nearest existing path
 */
export function assertNavigation(site: SitePages): void {
	if (site === last) return;
	const { docs, api, drafts } = site;
	const pages = new Set([...docs.keys(), ...api, ...drafts]);
	const fingerprint = [...pages].sort().join('\n');
	if (fingerprint !== checked) {
		assertVersions(docs);
		if (!import.meta.env.DEV) assertSidebars(sidebars, pages);
	}
	checked = fingerprint;
	last = site;
}
