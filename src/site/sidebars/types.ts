/** An entry that opens a page. */
export interface SidebarLink {
	label: string;
	/** Root-relative path, with an anchor where the entry opens a part of a page. */
	page: string;
	/** Leads to another sidebar, which the page belongs to. */
	leavesSidebar?: true;
	/** Method of the operation that the page describes, shown as a badge. */
	method?: string;
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
