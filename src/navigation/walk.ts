import type { Sidebar, SidebarGroup, SidebarItem } from '../site/sidebars/types.ts';
import { sidebars } from './sidebars.ts';

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

/**
 * The place of each page. A page that a group names and that is an entry in it stands at the entry; a page that
 * stands in several branches belongs to the first.
 */
function placesOf(all: readonly Sidebar[]): Map<string, Place> {
	const places = new Map<string, Place>();
	for (const place of all.flatMap((sidebar) => [...walk(sidebar)])) {
		const entry = place.trail.at(-1) as SidebarItem;
		if (entry.page === undefined || 'leavesSidebar' in entry) continue;
		const known = places.get(entry.page);
		if (!known || place.trail.includes(known.trail.at(-1) as SidebarItem)) places.set(entry.page, place);
	}
	return places;
}

const places = placesOf(sidebars);

/** The place of a page, or `undefined` for a page that no sidebar names. */
export function findPlace(path: string): Place | undefined {
	return places.get(path);
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
