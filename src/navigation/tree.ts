import type { Sidebar, SidebarItem } from '../config/sidebars/types.ts';
import { unlisted } from '../config/sidebars/unlisted.ts';
import { findPlace } from './find.ts';
import type { HasPage } from './shown-items.ts';
import { sidebars } from './sidebars.ts';
import { walk } from './walk.ts';

export { findSidebar } from './find.ts';
export { sectionsFor, standsAlone } from './sections.ts';
export type { HasPage, NavigationItem } from './shown-items.ts';
export { assertSidebars, validateSidebars } from './validate.ts';

const unlistedPages = [...unlisted, ...sidebars.flatMap(({ alsoOn }) => alsoOn)];

/** The way from the section to the page's parent. Entries without a page have no link. */
export function breadcrumbs(path: string, hasPage: HasPage): { label: string; href?: string }[] {
	return wayTo(path).map(({ label, page }) => {
		const linked = page !== undefined && page !== path && hasPage(page);
		return linked ? { label, href: page } : { label };
	});
}

/** The entries above a page. One that has no entry itself stands under the one it names, or under its group if that is the group's own page. */
function wayTo(path: string): readonly SidebarItem[] {
	const above = findPlace(path)?.trail.slice(0, -1);
	if (above) return above.filter((item) => !('heading' in item));
	const under = unlistedPages.find(({ page }) => page === path)?.under;
	const trail = (under !== undefined && findPlace(under)?.trail) || [];
	return trail.at(-2)?.page === under ? trail.slice(0, -1) : trail;
}

/** The pages of a sidebar, each once, as links in the order in which it shows them. */
interface ReadingOrder {
	links: { label: string; page: string }[];
	/** Where each page stands among them. */
	indexes: ReadonlyMap<string, number>;
}

const readingOrders = new Map<Sidebar, ReadingOrder>();

/** The reading order of a sidebar, which is the same for all its pages. */
function readingOrder(sidebar: Sidebar): ReadingOrder {
	const known = readingOrders.get(sidebar);
	if (known) return known;
	const pages = new Set<string>();
	for (const { trail } of walk(sidebar)) {
		const page = trail.at(-1)?.page;
		const leaves = trail.some((item) => 'leavesSidebar' in item || 'gone' in item);
		if (page !== undefined && !page.includes('#') && !leaves) pages.add(page);
	}
	const links = [...pages].map((page) => ({ label: findPlace(page)?.trail.at(-1)?.label ?? page, page }));
	const made = { links, indexes: new Map(links.map(({ page }, index) => [page, index])) };
	readingOrders.set(sidebar, made);
	return made;
}

/** The pages before and after a page in reading order, each page once, within its sidebar. What is gone has none. */
export function previousAndNext(
	path: string,
	hasPage: HasPage,
): { previous?: { label: string; page: string }; next?: { label: string; page: string } } {
	const sidebar = findPlace(path)?.sidebar;
	if (!sidebar || !hasPage(path)) return {};
	const { links, indexes } = readingOrder(sidebar);
	const index = indexes.get(path);
	if (index === undefined) return {};
	const isThere = ({ page }: ReadingOrder['links'][number]) => hasPage(page);
	const previous = links[links.slice(0, index).findLastIndex(isThere)];
	const next = links.slice(index + 1).find(isThere);
	return { ...(previous && { previous }), ...(next && { next }) };
}
