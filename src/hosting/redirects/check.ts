import type { RedirectRow } from '../../site/redirects/types.ts';
import { checkDuplicates, checkSpelling } from './check-source.ts';
import { adviseAnchor, advisePage, checkChains, checkTargetSpelling, splitTarget } from './check-target.ts';
import type { RedirectFault } from './faults.ts';

/** The site that rows are checked against. */
export interface KnownSite {
	/** Paths of the pages there are. */
	pages: ReadonlySet<string>;
	/** Paths of pages still to be written: targets may be among them, with a warning. */
	pending: ReadonlySet<string>;
	/** Starts of paths whose pages are not known yet; targets there are not looked up. */
	unknownUnder?: readonly string[];
	/** Ids on a page, where the pages are built. */
	anchorsOf?: (path: string) => ReadonlySet<string>;
}

/** What a check found. Warnings do not stop a build. */
export interface CheckResult {
	faults: RedirectFault[];
	warnings: RedirectFault[];
}

/**
 * Checks all rows: how they are written, whether they stand in each other's or in a page's way, and whether
 * their targets exist.
 */
export function checkRedirects(rows: readonly RedirectRow[], site: KnownSite): CheckResult {
	const shadows = { pages: byLowerCase(site.pages), pending: byLowerCase(site.pending) };
	const found = rows.map((row) => checkRow(row, site, shadows));
	return {
		faults: [...found.flatMap(({ faults }) => faults), ...checkDuplicates(rows), ...checkChains(rows)],
		warnings: found.flatMap(({ warnings }) => warnings),
	};
}

/** Paths by their form in small letters. */
type Shadows = Record<'pages' | 'pending', ReadonlyMap<string, string>>;

function byLowerCase(paths: ReadonlySet<string>): ReadonlyMap<string, string> {
	return new Map([...paths].map((path) => [path.toLowerCase(), path]));
}

function checkRow(row: RedirectRow, site: KnownSite, shadows: Shadows): CheckResult {
	const spelling = [...checkSpelling(row), ...checkTargetSpelling(row)];
	const target = checkTargetSpelling(row).length > 0 ? undefined : checkTarget(row, site);
	return {
		faults: [...spelling, ...checkShadow(row, shadows), ...(target?.faults ?? [])],
		warnings: target?.warnings ?? [],
	};
}

function checkShadow(row: RedirectRow, { pages, pending }: Shadows): RedirectFault[] {
	const source = row[0].toLowerCase();
	const page = pages.get(source);
	const mend = 'remove the row, or the page';
	if (page === row[0])
		return [{ row, wrong: `there is a page at ${page}, which the redirect would hide`, mend }];
	if (page)
		return [
			{ row, wrong: `it differs only in letter case from the page ${page}, which some hosts ignore`, mend },
		];
	const route = pending.get(source);
	if (route === undefined) return [];
	const wrong = `${route} is on the list of pages still to be written, which the redirect would hide`;
	return [{ row, wrong, mend: 'remove the row, or take the path off the list of pending routes' }];
}

function checkTarget(row: RedirectRow, site: KnownSite): CheckResult {
	const { path, fragment } = splitTarget(row[1]);
	const tail = row[1].slice(path.length);
	if (site.unknownUnder?.some((start) => path.startsWith(start))) return { faults: [], warnings: [] };
	if (!site.pages.has(path)) {
		const wrong = `there is no page at ${path}`;
		if (site.pending.has(path)) {
			const warning = {
				row,
				wrong: `${wrong} yet`,
				mend: 'write the page; it is on the list of pending routes',
			};
			return { faults: [], warnings: [warning] };
		}
		const mend = advisePage(row[0], path, tail, [...site.pages, ...site.pending]);
		return { faults: [{ row, wrong, mend }], warnings: [] };
	}
	const anchors = fragment === undefined ? undefined : site.anchorsOf?.(path);
	if (fragment === undefined || anchors === undefined || anchors.has(fragment))
		return { faults: [], warnings: [] };
	const mend = adviseAnchor(row[0], path, fragment, anchors);
	return { faults: [{ row, wrong: `the page ${path} has no anchor #${fragment}`, mend }], warnings: [] };
}
