import { readFileSync, writeFileSync } from 'node:fs';
import type { BuiltPage } from './read-site.ts';
import type { PageLink } from './scan.ts';

/**
 * Makes text of the links to pages that are still to be written, in the files of a built site. Menus, footers and
 * cards leave out such entries themselves.
 *
 * @returns the pages as they are now, and each route that links led to with their number, such as `/a (2)`
 */
export function unlinkPending(
	pages: readonly BuiltPage[],
	pending: ReadonlySet<string>,
): { pages: BuiltPage[]; unlinked: string[] } {
	const counts = new Map<string, number>();
	const left = pages.map((page) => {
		const dead = page.links.filter((link) => pending.has(routeOf(link)));
		if (dead.length === 0) return page;
		writeFileSync(page.file, withoutLinks(readFileSync(page.file, 'utf8'), dead));
		for (const link of dead) counts.set(routeOf(link), (counts.get(routeOf(link)) ?? 0) + 1);
		return { ...page, links: page.links.filter((link) => !dead.includes(link)) };
	});
	return { pages: left, unlinked: [...counts].sort().map(([route, count]) => `${route} (${count})`) };
}

function routeOf({ href }: PageLink): string {
	return href.replace(/[#?].*/, '');
}

/** The source of a page with what some of its links say, without the links. */
function withoutLinks(html: string, links: readonly PageLink[]): string {
	const cuts = [0, ...links.flatMap(({ tags }) => tags.flat()), html.length];
	return cuts.map((cut, index) => (index % 2 ? '' : html.slice(cut, cuts[index + 1]))).join('');
}
