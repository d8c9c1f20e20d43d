import type { SidebarGroup, SidebarItem } from '../config/sidebars/types.ts';
import { findPlace, findSidebar } from './find.ts';
import { firstPage, type HasPage, holds, type NavigationItem, shownItems } from './shown-items.ts';
import { sidebars } from './sidebars.ts';
import { isGroup } from './walk.ts';

/**
 * The entries of the page's menu: the sections of its sidebar, or what is in its section where that stands alone. Only
 * the entry that holds the page brings its own entries; the others are links to their page, or to the first page
 * there is. Entries without any page are left out.
 *
 * No page has two links on top of each other, and the more telling label keeps the link: the open entry is a
 * link only if no entry below it leads to the same page, and the label of a group only opens and closes it. A
 * group's own page is its first entry, under the label of the entry that names it, else under `pageLabel`. A group
 * of which there is nothing but its own page is shown as that one link.
 */
export function sectionsFor(path: string, hasPage: HasPage): NavigationItem[] {
	const alone = aloneSection(path);
	const entries = alone ? entriesOf(alone) : (findSidebar(path)?.sidebar ?? sidebars[0]).sections;
	return entries.flatMap((entry) => shownSection(entry, path, hasPage));
}

/** Whether the menu of a page shows its section alone. */
export function standsAlone(path: string): boolean {
	return aloneSection(path) !== undefined;
}

function aloneSection(path: string): SidebarGroup | undefined {
	const section = findPlace(path)?.trail[0];
	return section && isGroup(section) && section.alone ? section : undefined;
}

/** Entries of a section that stands alone: its own page first, and what is made from data beside the rest. */
function entriesOf({ label, pageLabel = label, page, items }: SidebarGroup): SidebarItem[] {
	const own = page === undefined ? [] : [{ label: pageLabel, page }];
	return [...own, ...items.flatMap((item) => (isGroup(item) && item.generated ? besides(item) : [item]))];
}

function besides({ label, page, items }: SidebarGroup): SidebarItem[] {
	return [...(page === undefined ? [] : [{ label, page }]), ...items];
}

function shownSection(section: SidebarItem, path: string, hasPage: HasPage): NavigationItem[] {
	const trail: readonly SidebarItem[] = findPlace(path)?.trail ?? [];
	const href = firstPage(section, hasPage);
	if (href === undefined) return [];
	const { label, page } = section;
	const isOpen = isGroup(section) && trail.includes(section);
	if (!isOpen) return [{ label, href, current: !isGroup(section) && page === path, open: false }];
	const items = shownItems(section.items, { hasPage, trail });
	if (items.some((item) => holds(item, href))) return [{ label, current: false, open: true, items }];
	return [{ label, open: true, href, current: page === path, items }];
}
