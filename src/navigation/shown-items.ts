import type { SidebarGroup, SidebarItem, SidebarLink } from '../config/sidebars/types.ts';
import { isGroup } from './walk.ts';

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
	/** It leads to what no longer exists. */
	gone?: true;
	/** Its label only divides the entries. */
	heading?: true;
	items?: NavigationItem[];
}

/** What decides which entries are shown. */
export interface Context {
	hasPage: HasPage;
	/** From the section down to the entry of the page. */
	trail: readonly SidebarItem[];
}

/** Entries below an entry, without those of pages that are not there. */
export function shownItems(items: readonly SidebarItem[], context: Context): NavigationItem[] {
	return items.flatMap((item) => (isGroup(item) ? shownGroup(item, context) : shownLink(item, context)));
}

function shownLink(item: SidebarLink, { hasPage, trail }: Context): NavigationItem[] {
	const { label, page, method, gone } = item;
	const current = trail.at(-1) === item;
	if (!hasPage(page.replace(/#.*/, '')) || (gone && !current)) return [];
	const marks = { ...(method !== undefined && { method }), ...(gone && { gone }) };
	return [{ label, href: page, current, open: false, ...marks }];
}

function shownGroup(group: SidebarGroup, context: Context): NavigationItem[] {
	const { label, page, folded, heading, items, pageLabel = label } = group;
	const { hasPage, trail } = context;
	const link = { current: false, open: false };
	if (folded && page !== undefined && !trail.includes(group)) {
		return hasPage(page) ? [{ label, href: page, ...link }] : [];
	}
	const current = trail.at(-1) === group;
	const children = shownItems(items, context);
	const own = page !== undefined && hasPage(page) ? page : undefined;
	if (own !== undefined && !children.some((child) => holds(child, own))) {
		if (children.length === 0) return [{ label, href: own, current, open: false }];
		children.unshift({ label: pageLabel, href: own, current, open: false });
	}
	if (children.length === 0) return [];
	if (children.length === 1 && own !== undefined && children[0]?.href === own) return children;
	return [
		{ label, current: false, open: trail.includes(group), ...(heading && { heading }), items: children },
	];
}

/** Whether an entry, or one below it, leads to a page. */
export function holds(item: NavigationItem, path: string): boolean {
	return item.href === path || (item.items?.some((child) => holds(child, path)) ?? false);
}

/** The page that an entry opens: its own, else the first below it that is there. */
export function firstPage(item: SidebarItem, hasPage: HasPage): string | undefined {
	const page = item.page?.replace(/#.*/, '');
	if (page !== undefined && hasPage(page)) return item.page;
	if (!isGroup(item)) return undefined;
	for (const child of item.items) {
		const found = firstPage(child, hasPage);
		if (found !== undefined) return found;
	}
	return undefined;
}
