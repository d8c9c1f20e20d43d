import { pendingRoutes } from '../site/pending.ts';
import { sidebars } from '../site/sidebars/index.ts';
import { assertSidebars } from '../site/sidebars/tree.ts';
import { assertVersions } from './assert-versions.ts';
import type { SitePages } from './pages.ts';

let checked: string | undefined;

/**
 * Checks once per set of pages that the sidebars name only pages that exist or are still to be written, and that
 * each version has the page that opens it.
 *
 * @throws Error naming each wrong entry and the nearest existing path
 */
export function assertNavigation({ docs, api }: SitePages): void {
	const pages = new Set([...docs.keys(), ...api]);
	const fingerprint = [...pages].sort().join('\n');
	if (fingerprint === checked) return;
	assertVersions(docs);
	assertSidebars(sidebars, pages, pendingRoutes());
	checked = fingerprint;
}
