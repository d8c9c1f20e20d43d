import { formatProblem, type Problem } from '../../site/build-error.ts';
import { nearest } from '../../site/nearest.ts';
import { isInside } from '../../site/other-builds.ts';
import type { BuiltPage } from './read-site.ts';

/** Something wrong with the built site. `error` stops the build, `warning` is printed and fails the tests. */
export interface Finding {
	kind:
		| 'broken-link'
		| 'broken-anchor'
		| 'unclean-link'
		| 'relative-link'
		| 'duplicate-route'
		| 'duplicate-id'
		| 'missing-asset'
		| 'bare-image'
		| 'unsafe-link';
	level: 'error' | 'warning';
	/** Path of the page it was found on. */
	page: string;
	/** What is wrong and what to write. The same on every page with the same mistake. */
	fault: Fault;
}

type Fault = Omit<Problem, 'where'>;

/** What exists besides the pages themselves. */
export interface Surroundings {
	/** Old paths that lead on to a page. */
	redirects: ReadonlySet<string>;
	/** Whether a root-relative file exists in the build. */
	fileExists: (path: string) => boolean;
	/** Folders that other builds behind the same host serve: links to them are not followed. */
	elsewhere?: readonly string[];
	/** Address the site is published under: links that repeat it are reported. */
	origin?: string | undefined;
}

const OTHER_SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Checks all links, anchors, routes, ids and images of a built site. */
export function checkSite(pages: readonly BuiltPage[], surroundings: Surroundings): Finding[] {
	const byPath = new Map(pages.map((page) => [page.path, page]));
	const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
	const nearestPage = remembered((path) => nearest(path, byPath.keys(), Number.POSITIVE_INFINITY));
	return [
		...duplicateRoutes(pages),
		...pages.flatMap((page) => [
			...page.links.flatMap((link) => checkLink(page, link, { ...surroundings, ids, nearestPage })),
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

interface Site extends Surroundings {
	ids: ReadonlyMap<string, ReadonlySet<string>>;
	nearestPage: (path: string) => string | undefined;
}

function checkLink(page: BuiltPage, link: BuiltPage['links'][number], site: Site): Finding[] {
	const { href, where } = link;
	const found = (what: string) =>
		`the link "${link.text}"${where === 'page' ? '' : ` (${where})`} to ${href}${what}`;
	if (site.origin && `${href}/`.startsWith(`${site.origin.replace(/\/$/, '')}/`)) {
		const write = href.slice(site.origin.replace(/\/$/, '').length) || '/';
		return [
			finding('relative-link', 'error', page, {
				found: found(', which repeats the address of this site'),
				write,
			}),
		];
	}
	if (OTHER_SCHEME.test(href)) return [];
	if (!/^[/#?]/.test(href))
		return [
			finding('relative-link', 'error', page, {
				found: found(', which is relative'),
				expected: 'an address from the root, such as /reference/segments',
			}),
		];
	const url = new URL(href, `http://site${page.path}`);
	const path = url.pathname;
	if (path !== '/' && /(\/|\.html)$/.test(path)) {
		return [
			finding('unclean-link', 'error', page, {
				found: found(', which is not clean'),
				write: path.replace(/(\/|\.html)$/, '') + url.hash,
			}),
		];
	}
	const target = site.ids.get(path);
	if (!target) return missingTarget(page, found, path, site);
	const anchor = decode(url.hash.slice(1).replace(/:~:.*/, ''));
	if (anchor === '' || anchor === 'top' || target.has(anchor)) return [];
	const suggestion = nearest(anchor, target);
	return [
		finding('broken-anchor', 'warning', page, {
			found: found(', a page without that anchor'),
			write: suggestion && `#${suggestion}`,
		}),
	];
}

function missingTarget(
	page: BuiltPage,
	found: (what: string) => string,
	path: string,
	site: Site,
): Finding[] {
	if (site.fileExists(path) || isInside(path, site.elsewhere ?? [])) return [];
	const fault = site.redirects.has(path)
		? { found: found(', which is an old address'), write: 'the address that it leads to' }
		: { found: found(', which no page has'), write: site.nearestPage(path) };
	return [finding('broken-link', 'error', page, fault)];
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

function finding(kind: Finding['kind'], level: Finding['level'], { path }: BuiltPage, fault: Fault): Finding {
	return { kind, level, page: path, fault };
}

/** A mistake in the footer stands on every page: its advice is looked for once. */
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

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
