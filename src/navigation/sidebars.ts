import { academy } from '../site/sidebars/academy.ts';
import { documentation } from '../site/sidebars/documentation.ts';
import type { Sidebar, SidebarItem } from '../site/sidebars/types.ts';
import { apiItems } from './unleash-api.ts';

/** All sidebars with their generated entries, the one that stands in for pages without a sidebar first. */
export const sidebars: readonly [Sidebar, ...Sidebar[]] = [
	{ ...documentation, sections: documentation.sections.map(filled) },
	academy,
];

function filled(item: SidebarItem): SidebarItem {
	if (!('items' in item)) return item;
	return { ...item, items: item.generated ? apiItems() : item.items.map(filled) };
}
