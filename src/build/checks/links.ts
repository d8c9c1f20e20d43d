import { formatProblem } from '../../lib/diagnostics/build-error.ts';
import { nearestPage } from '../../lib/diagnostics/nearest.ts';
import { UNLISTED } from '../../navigation/unlisted.ts';
import { checkLink, type LinkFlaw, type LinkTargets } from './check-link.ts';
import type { BuiltPage } from './read-site.ts';

/** Something wrong with the built site. `error` stops the build, `warning` is printed and fails the tests. */
export interface Finding {
	kind:
		| LinkFlaw['kind']
		| 'duplicate-route'
		| 'duplicate-id'
		| 'missing-asset'
		| 'bare-image'
		| 'unlisted-page'
		| 'unsafe-link';
	level: LinkFlaw['level'];
	/** Path of the page it was found on. */
	page: string;
	/** What is wrong and what to write. The same on every page with the same mistake. */
	fault: LinkFlaw['fault'];
}

/** What exists besides the pages themselves. */
export interface Surroundings extends Omit<LinkTargets, 'ids' | 'drafts' | 'nearestPage'> {
	/** Pages that no sidebar lists. */
	unlisted?: readonly string[];
}

/** Checks all links, anchors, routes, ids and images of a built site. */
export function checkSite(pages: readonly BuiltPage[], surroundings: Surroundings): Finding[] {
	const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
	const { unlisted = [] } = surroundings;
	const suggest = remembered((path) => nearestPage(path, [...ids.keys()], unlisted));
	const targets: LinkTargets = { ...surroundings, ids, nearestPage: suggest };
	return [
		...duplicateRoutes(pages),
		...unlisted.map((page): Finding => ({ kind: 'unlisted-page', level: 'warning', page, fault: UNLISTED })),
		...pages.flatMap((page) => [
			...page.links.flatMap((link) => {
				const flaw = checkLink(link, page.path, targets);
				return flaw ? [{ page: page.path, ...flaw }] : [];
			}),
			...duplicates(page.ids).map((id) =>
				finding('duplicate-id', 'warning', page, {
					found: `the id "${id}" more than once`,
					expected: 'every id once on a page',
				}),
			),
			...page.assets
				.filter((file) => !surroundings.fileExists(file))
				.map((file) =>
					finding('missing-asset', 'error', page, { found: `${file}, which is not in the build` }),
				),
			...page.bareImages.map((src) =>
				finding('bare-image', 'error', page, {
					found: `the image ${src}`,
					expected: 'an image with alt, width and height',
				}),
			),
			...page.unsafeLinks.map((href) =>
				finding('unsafe-link', 'error', page, {
					found: `a link that opens ${href} in a new window`,
					write: 'rel="noopener"',
				}),
			),
		]),
	];
}

function duplicateRoutes(pages: readonly BuiltPage[]): Finding[] {
	const seen = new Map<string, string>();
	return pages.flatMap((page) => {
		const key = page.path.toLowerCase();
		const other = seen.get(key);
		seen.set(key, page.path);
		return other === undefined
			? []
			: [
					finding('duplicate-route', 'warning', page, {
						found: `the route of ${other}, but for upper and lower case`,
					}),
				];
	});
}

function duplicates(values: readonly string[]): string[] {
	return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function finding(
	kind: Finding['kind'],
	level: Finding['level'],
	{ path }: BuiltPage,
	fault: Finding['fault'],
): Finding {
	return { kind, level, page: path, fault };
}

/** A mistake in the footer is on every page: its advice is looked for once. */
function remembered(find: (path: string) => string | undefined): (path: string) => string | undefined {
	const known = new Map<string, string | undefined>();
	return (path) => {
		if (!known.has(path)) known.set(path, find(path));
		return known.get(path);
	};
}

/** Each mistake once, with the pages it is on: the first three by name. */
export function summarize(findings: readonly Finding[]): string[] {
	const same = Map.groupBy(findings, ({ fault }) => formatProblem({ where: '', ...fault }));
	return [...same.values()].map((all) => {
		const pages = all.map(({ page }) => page);
		const more = pages.length > 3 ? ` and ${pages.length - 3} more` : '';
		return formatProblem({ where: pages.slice(0, 3).join(', ') + more, ...(all[0] as Finding).fault });
	});
}
