import type { Sidebar, SidebarGroup, SidebarItem } from '../config/sidebars/types.ts';
import { assertSidebarForm } from './assert-sidebar-form.ts';

/** Where an entry stands: its sidebar, and the entries from the section down to itself. */
export interface Place {
	sidebar: Sidebar;
	trail: [SidebarItem, ...SidebarItem[]];
}

/** Whether an entry holds other entries. */
export function isGroup(item: SidebarItem): item is SidebarGroup {
	return 'items' in item;
}

/** Every entry of a sidebar in reading order, each with its place. */
export function* walk(sidebar: Sidebar): Generator<Place> {
	assertSidebarForm(sidebar);
	yield* walkItems(sidebar, sidebar.sections, []);
}

function* walkItems(sidebar: Sidebar, items: readonly SidebarItem[], above: SidebarItem[]): Generator<Place> {
	for (const item of items) {
		const [section, ...between] = above;
		const trail: Place['trail'] = section ? [section, ...between, item] : [item];
		yield { sidebar, trail };
		if (isGroup(item)) yield* walkItems(sidebar, item.items, trail);
	}
}
