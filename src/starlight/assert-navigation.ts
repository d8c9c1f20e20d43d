import type { SitePages } from '../navigation/pages.ts';
import { sidebars } from '../navigation/sidebars.ts';
import { assertSidebars } from '../navigation/tree.ts';
import { assertVersions } from './assert-versions.ts';

let checked: string | undefined;

/**
 * Checks once per set of pages that the sidebars name only pages that exist, and that each version has the page that
 * opens it.
 *
 * @throws Error naming each wrong entry and the nearest existing path
 */
export function assertNavigation({ docs, api }: SitePages): void {
	const pages = new Set([...docs.keys(), ...api]);
	const fingerprint = [...pages].sort().join('\n');
	if (fingerprint === checked) return;
	assertVersions(docs);
	assertSidebars(sidebars, pages);
	checked = fingerprint;
}
