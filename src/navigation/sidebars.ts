import { writtenSidebars } from '../config/sidebars/index.ts';
import type { Sidebar, SidebarItem } from '../config/sidebars/types.ts';
import { assertSidebarForm } from './assert-sidebar-form.ts';
import { apiItems } from './unleash-api.ts';

const [first, ...others] = writtenSidebars;

/** All sidebars with their generated entries, the one that stands in for pages without a sidebar first. */
export const sidebars: readonly [Sidebar, ...Sidebar[]] = [withEntries(first), ...others.map(withEntries)];

function withEntries(sidebar: Sidebar): Sidebar {
	assertSidebarForm(sidebar);
	return { ...sidebar, sections: sidebar.sections.map(filled) };
}

function filled(item: SidebarItem): SidebarItem {
	if (!('items' in item)) return item;
	return { ...item, items: item.generated ? apiItems() : item.items.map(filled) };
}
