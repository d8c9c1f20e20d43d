import { apiPath } from '../../lib/urls/urls.ts';
import {
	breadcrumbs,
	findSidebar,
	previousAndNext,
	sectionsFor,
	standsAlone,
} from '../../navigation/tree.ts';

/** An entry of the sidebar as it is shown. */
export type NavigationItem = ReturnType<typeof sectionsFor>[number];

/** What the navigation of one page shows. */
export interface SiteNavigation {
	/** Id of the sidebar, `documentation` where the page belongs to none. */
	sidebar: string;
	/** Whether the menu shows the API alone. */
	apiAlone: boolean;
	/** Whether that menu can be filtered: the filter knows the operations of the newest version. */
	filters: boolean;
	/** Whether the sidebar stands beside the page; pages that belong to none have it in the menu only. */
	onDesktop: boolean;
	sections: NavigationItem[];
	breadcrumbs: ReturnType<typeof breadcrumbs>;
	previous?: { label: string; page: string };
	next?: { label: string; page: string };
}

/**
 * Computes the navigation of a page.
 *
 * @param path root-relative path of the page
 * @param hasPage whether a page exists; entries of pages that do not are left out
 * @param ownLabel what a page of another language or version is called, where it has a name of its own
 */
export function navigationOf(
	path: string,
	hasPage: (page: string) => boolean,
	ownLabel: (page: string) => string | undefined,
): SiteNavigation {
	const found = findSidebar(path);
	const { previous, next } = previousAndNext(path, hasPage);
	const named = (link: { label: string; page: string }) => ({
		...link,
		label: ownLabel(link.page) ?? link.label,
	});
	return {
		sidebar: found?.sidebar.id ?? 'documentation',
		apiAlone: standsAlone(path),
		filters: hasPage(apiPath('unleash-api')),
		onDesktop: found !== undefined,
		sections: sectionsFor(path, hasPage).map((section) => withOwnLabels(section, ownLabel)),
		breadcrumbs: breadcrumbs(path, hasPage),
		...(previous && { previous: named(previous) }),
		...(next && { next: named(next) }),
	};
}

/** Gives the entries below an entry the labels of their own pages. */
function withOwnLabels(item: NavigationItem, ownLabel: (page: string) => string | undefined): NavigationItem {
	if (!item.items) return item;
	const items = item.items.map((child) => {
		const label = child.items || !child.href ? undefined : ownLabel(child.href);
		return { ...withOwnLabels(child, ownLabel), ...(label && { label }) };
	});
	return { ...item, items };
}
