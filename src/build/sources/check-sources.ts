import type { RedirectRow } from '../../config/redirects/types.ts';
import { writtenSidebars } from '../../config/sidebars/index.ts';
import { checkRedirects } from '../../hosting/redirects/check.ts';
import { pairsOf } from '../../hosting/redirects/check-source.ts';
import { EXPECTED, LIST, rowText } from '../../hosting/redirects/faults.ts';
import { GENERATED, rowFinder } from '../../hosting/redirects/load.ts';
import type { Problem } from '../../lib/diagnostics/build-error.ts';
import { nearestPage } from '../../lib/diagnostics/nearest.ts';
import { pathOfPlace, placeOf } from '../../lib/urls/places.ts';
import { apiPath } from '../../lib/urls/urls.ts';
import { UNLISTED, unlistedPages } from '../../navigation/unlisted.ts';
import { repeatedEntries } from '../../navigation/validate.ts';
import { checkLink, type LinkTargets } from '../checks/check-link.ts';
import { missingNextSteps } from './next-steps.ts';
import type { SourceLink } from './read-page.ts';
import { readSources, type SourceSite } from './read-sources.ts';

/** Something wrong with how pages are connected. */
export interface SourceProblem extends Problem {
	level: 'error' | 'warning';
	/** The page to show it over: the one whose file has it. */
	page?: { path: string; line: number; column: number; file: string };
}

/** What isn't in the sources. */
export interface SourceSettings {
	/** Folder of the project. */
	root: string;
	redirects: readonly RedirectRow[];
	/** Address the site is published under. */
	origin?: string | undefined;
	/** Folders that other builds serve. */
	elsewhere?: readonly string[];
}

/**
 * Checks how pages are connected, without a build: links, next steps, entries of sidebars, pages without one, and
 * redirects.
 * Anchors of pages of the API and links that components write by themselves are left to the check of the built site.
 */
export function checkSources(settings: SourceSettings): SourceProblem[] {
	const site = readSources(settings.root);
	const published = [...site.ids.keys()].filter((path) => !site.drafts.has(path));
	const unlisted = unlistedPages(published);
	const suggest = (path: string) => nearestPage(path, published, unlisted);
	const targets: LinkTargets = {
		...site,
		...settings,
		redirects: new Map(pairsOf(settings.redirects)),
		nearestPage: suggest,
	};
	return [
		...brokenLinks(site, targets),
		...unlisted.flatMap((path): SourceProblem[] => {
			const file = site.files.get(path);
			return file ? [{ level: 'warning', where: `${file}:1:1  page`, ...UNLISTED }] : [];
		}),
		...missingNextSteps(site.pages),
		...repeatedEntries(writtenSidebars).map((problem): SourceProblem => ({ level: 'error', ...problem })),
		...wrongRedirects(settings, site, published),
	];
}

function brokenLinks({ links, ids }: SourceSite, targets: LinkTargets): SourceProblem[] {
	/* Sidebars may list a draft: the entry shows when the page is published. */
	const { drafts: _, ...targetsOfSidebars } = targets;
	const led = links.flatMap((found) => [
		found,
		...(found.link.moved ?? []).map((id) => ({
			...found,
			link: { ...found.link, href: `${found.link.href}#${id}` },
		})),
	]);
	return led.flatMap(({ file, page, link }) => {
		const isEntry = file.startsWith('src/config/sidebars/');
		const flaw = checkLink(inPlace(link, page, ids), page, isEntry ? targetsOfSidebars : targets);
		if (!flaw) return [];
		const { line, column } = link;
		const isOfPage = file.startsWith('src/content/docs/');
		return [
			{
				level: flaw.level,
				where: `${file}:${line}:${column}  link`,
				...flaw.fault,
				...(isOfPage && { page: { path: page, file, line, column } }),
			},
		];
	});
}

/** A link as it leads from a page: readers stay in the language and version of the page. */
function inPlace(link: SourceLink, from: string, ids: SourceSite['ids']): SourceLink {
	const [path = '', rest = ''] = link.href.split(/(?=[?#])(.*)/s);
	const own = pathOfPlace({ ...placeOf(from), page: path });
	return path.startsWith('/') && ids.has(own) ? { ...link, href: own + rest } : link;
}

function wrongRedirects(
	{ root, redirects }: SourceSettings,
	{ ids }: SourceSite,
	published: readonly string[],
): SourceProblem[] {
	const faults = checkRedirects(redirects, {
		pages: new Set(published),
		unknownUnder: ids.has(apiPath('unleash-api')) ? [] : GENERATED,
		anchorsOf: (path) => ids.get(path),
	});
	if (faults.length === 0) return [];
	const find = rowFinder(root);
	return faults.map(({ row, ...fault }) => ({
		level: 'error',
		where: `${find(row) ?? LIST}  ${rowText(row)}`,
		expected: EXPECTED,
		...fault,
	}));
}
