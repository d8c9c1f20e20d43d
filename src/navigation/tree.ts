import type { Sidebar, SidebarItem } from '../site/sidebars/types.ts';
import { unlisted } from '../site/sidebars/unlisted.ts';
import { sidebars } from './sidebars.ts';
import { findPlace, isGroup, walk } from './walk.ts';

export { assertSidebars, validateSidebars } from './validate.ts';

/** Whether a place has a page: entries of pages that an older version lacks are left out there. */
export type HasPage = (page: string) => boolean;

/** An entry as it is shown. */
export interface NavigationItem {
	/** Groups have labels of their own within their section: their state is kept by it. */
	label: string;
	href?: string;
	/** Whether it is the page the reader is on. */
	current: boolean;
	/** Whether it is on the way to that page, and a group that starts open. */
	open: boolean;
	/** Method of the operation that it leads to. */
	method?: string;
	items?: NavigationItem[];
}

/** Where a page stands. Pages that a sidebar is shown on without having an entry have no section and no trail. */
export interface SidebarPlace {
	sidebar: Sidebar;
	section: SidebarItem | undefined;
	/** From the section down to the entry of the page. */
	trail: readonly SidebarItem[];
}

/** The sidebar a page is shown with and its place there, or `undefined` for pages that belong to none. */
export function findSidebar(path: string): SidebarPlace | undefined {
	const place = findPlace(path);
	if (place) return { ...place, section: place.trail[0] };
	const sidebar = sidebars.find(({ alsoOn }) => alsoOn.some(({ page }) => page === path));
	return sidebar && { sidebar, section: undefined, trail: [] };
}

/**
 * The sections of the page's sidebar. Only the section that holds the page brings its entries; the others are
 * links to their page, or to the first page there is. Sections without any page are left out.
 *
 * No page has two links on top of each other, and the more telling label keeps the link: the open section is a
 * link only if no entry below it leads to the same page, and the label of a group only opens and closes it. A
 * group's own page is its first entry, under the label of the entry that names it, else under `pageLabel`. A group
 * of which there is nothing but its own page is shown as that one link.
 */
export function sectionsFor(path: string, hasPage: HasPage): NavigationItem[] {
	const place = findPlace(path);
	const sidebar = findSidebar(path)?.sidebar ?? sidebars[0];
	return sidebar.sections.flatMap((section): NavigationItem[] => {
		const href = firstPage(section, hasPage);
		if (href === undefined) return [];
		const entry = { label: section.label, current: false, open: false };
		if (!isGroup(section)) return [{ ...entry, href }];
		if (place?.trail[0] !== section) return [{ ...entry, href }];
		const items = shownItems(section.items, { hasPage, trail: place.trail });
		if (items.some((item) => holds(item, href))) return [{ ...entry, open: true, items }];
		return [{ ...entry, open: true, href, current: section.page === path, items }];
	});
}

const unlistedPages = [...unlisted, ...sidebars.flatMap(({ alsoOn }) => alsoOn)];

interface Context {
	hasPage: HasPage;
	trail: readonly SidebarItem[];
}

function shownItems(items: readonly SidebarItem[], context: Context): NavigationItem[] {
	return items.flatMap((item) => {
		const current = context.trail.at(-1) === item;
		if (!isGroup(item)) {
			const page = item.page.replace(/#.*/, '');
			return context.hasPage(page)
				? [
						{
							label: item.label,
							href: item.page,
							current,
							open: false,
							...(item.method !== undefined && { method: item.method }),
						},
					]
				: [];
		}
		if (item.folded && item.page !== undefined && !context.trail.includes(item)) {
			return context.hasPage(item.page)
				? [{ label: item.label, href: item.page, current: false, open: false }]
				: [];
		}
		const children = shownItems(item.items, context);
		const own = item.page !== undefined && context.hasPage(item.page) ? item.page : undefined;
		if (own !== undefined && !children.some((child) => holds(child, own))) {
			if (children.length === 0) return [{ label: item.label, href: own, current, open: false }];
			children.unshift({
				label: item.pageLabel ?? item.label,
				href: own,
				current,
				open: false,
			});
		}
		if (children.length === 0) return [];
		if (children.length === 1 && own !== undefined && children[0]?.href === own) return children;
		return [{ label: item.label, current: false, open: context.trail.includes(item), items: children }];
	});
}

function holds(item: NavigationItem, path: string): boolean {
	return item.href === path || (item.items?.some((child) => holds(child, path)) ?? false);
}

function firstPage(item: SidebarItem, hasPage: HasPage): string | undefined {
	const page = item.page?.replace(/#.*/, '');
	if (page !== undefined && hasPage(page)) return item.page;
	if (!isGroup(item)) return undefined;
	for (const child of item.items) {
		const found = firstPage(child, hasPage);
		if (found !== undefined) return found;
	}
	return undefined;
}

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
	if (above) return above;
	const under = unlistedPages.find(({ page }) => page === path)?.under;
	const trail = (under !== undefined && findPlace(under)?.trail) || [];
	return trail.at(-2)?.page === under ? trail.slice(0, -1) : trail;
}

/** The pages before and after a page in reading order, each page once, within its sidebar. */
export function previousAndNext(
	path: string,
	hasPage: HasPage,
): { previous?: { label: string; page: string }; next?: { label: string; page: string } } {
	const sidebar = findPlace(path)?.sidebar;
	if (!sidebar) return {};
	const order = new Map<string, string>();
	for (const { trail } of walk(sidebar)) {
		const page = trail.at(-1)?.page;
		if (
			page === undefined ||
			page.includes('#') ||
			!hasPage(page) ||
			trail.some((item) => 'leavesSidebar' in item)
		)
			continue;
		if (!order.has(page)) order.set(page, findPlace(page)?.trail.at(-1)?.label ?? page);
	}
	const pages = [...order].map(([page, label]) => ({ page, label }));
	const index = pages.findIndex(({ page }) => page === path);
	const [previous, next] = [pages[index - 1], pages[index + 1]];
	return { ...(previous && { previous }), ...(next && { next }) };
}
