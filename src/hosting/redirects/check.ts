import type { RedirectRow } from '../../config/redirects/types.ts';
import { checkDuplicates, checkForm, checkSpelling, isPair } from './check-source.ts';
import { adviseAnchor, advisePage, checkChains, checkTargetSpelling, splitTarget } from './check-target.ts';
import { LONGEST, type RedirectFault } from './faults.ts';

/** The site that rows are checked against. */
export interface KnownSite {
	/** Paths of the pages there are. */
	pages: ReadonlySet<string>;
	/** Starts of paths whose pages are not known yet; targets there are not looked up. */
	unknownUnder?: readonly string[];
	/** Ids on a page, where the pages are built. */
	anchorsOf?: (path: string) => ReadonlySet<string> | undefined;
}

/**
 * Checks all rows: how they are written, whether they stand in each other's or in a page's way, and whether
 * their targets exist.
 */
export function checkRedirects(list: readonly RedirectRow[], site: KnownSite): RedirectFault[] {
	if (!Array.isArray(list)) return checkForm(list as never);
	const rows = list.filter(isPair);
	const byLowerCase = new Map([...site.pages].map((path) => [path.toLowerCase(), path]));
	return [
		...list.flatMap(checkForm),
		...rows.flatMap((row) => [...checkRow(row, site), ...checkShadow(row, byLowerCase)]),
		...checkDuplicates(rows),
		...checkChains(rows),
	];
}

function checkRow(row: RedirectRow, site: KnownSite): RedirectFault[] {
	const target = checkTargetSpelling(row);
	return [...checkSpelling(row), ...(target.length > 0 ? target : checkTarget(row, site))];
}

/** @param pages paths of pages by their form in small letters */
function checkShadow(row: RedirectRow, pages: ReadonlyMap<string, string>): RedirectFault[] {
	const page = pages.get(row[0].toLowerCase());
	const write = 'nothing: remove the row, or the page';
	if (page === row[0])
		return [{ row, found: `there is a page at ${page}, which the redirect would hide`, write }];
	if (page)
		return [
			{ row, found: `it differs only in letter case from the page ${page}, which some hosts ignore`, write },
		];
	return [];
}

function checkTarget(row: RedirectRow, site: KnownSite): RedirectFault[] {
	const { path, fragment } = splitTarget(row[1]);
	const tail = row[1].slice(path.length);
	if (site.unknownUnder?.some((start) => path.startsWith(start))) return [];
	if (!site.pages.has(path)) {
		const write = advisePage(row[0], path, tail, [...site.pages]);
		return [{ row, found: `there is no page at ${path.slice(0, LONGEST)}`, write }];
	}
	const anchors = fragment === undefined ? undefined : site.anchorsOf?.(path);
	if (fragment === undefined || anchors === undefined || anchors.has(fragment)) return [];
	const write = adviseAnchor(row[0], path, fragment, anchors);
	return [{ row, found: `the page ${path} has no anchor #${fragment}`, write }];
}
