import type { Sidebar, SidebarItem } from '../config/sidebars/types.ts';
import { sidebars } from './sidebars.ts';
import { type Place, walk } from './walk.ts';

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
