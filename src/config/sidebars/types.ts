/** An entry that opens a page. */
export interface SidebarLink {
	label: string;
	/** Root-relative path, with an anchor where the entry opens a part of a page. */
	page: string;
	/** Leads to another sidebar, which the page belongs to. */
	leavesSidebar?: true;
	/** Method of the operation that the page describes, shown as a badge. */
	method?: string;
	/** The page describes what no longer exists: it has its entry on itself only, and none leads there from beside it. */
	gone?: true;
}

/** Entries under a common label. */
export interface SidebarGroup {
	label: string;
	/** Page that opens when a reader chooses the label. It may stand among the entries as well. */
	page?: string;
	/** Label of that page inside the group, where no entry of the group names it. By default the group's label. */
	pageLabel?: string;
	items: SidebarItem[];
	/** Its entries are made from data when the site is built, not written here. */
	generated?: 'api';
	/** Off the way to the reader's page it is a link to its own page, without its entries. */
	folded?: true;
	/** Its label only divides the entries of the group above it: it opens nothing, and breadcrumbs leave it out. */
	heading?: true;
	/** A section whose pages have a menu of their own: this section alone, with a way back to the others. */
	alone?: true;
}

export type SidebarItem = SidebarLink | SidebarGroup;

/** A page without an entry. */
export interface UnlistedPage {
	page: string;
	/** Page of the entry or group that its breadcrumbs end with; without it they have the root alone. */
	under?: string;
}

/** A sidebar. A page belongs to the first one that has an entry for it, or to none. */
export interface Sidebar {
	id: 'documentation' | 'academy';
	label: string;
	/** Page that stands for the whole sidebar. */
	home: string;
	/** Pages without an entry that are shown with this sidebar all the same. */
	alsoOn: UnlistedPage[];
	sections: SidebarItem[];
}
