import { breadcrumbs, findSidebar, previousAndNext, sectionsFor } from '../site/sidebars/tree.ts';

/** An entry of the sidebar as it is shown. */
export type NavigationItem = ReturnType<typeof sectionsFor>[number];

/** What the navigation of one page shows. */
export interface SiteNavigation {
	/** Id of the sidebar, `documentation` where the page belongs to none. */
	sidebar: string;
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
 * @param isWritten whether a page exists; entries of pages that do not are left out
 */
export function navigationOf(path: string, isWritten: (page: string) => boolean): SiteNavigation {
	const found = findSidebar(path);
	return {
		sidebar: found?.sidebar.id ?? 'documentation',
		onDesktop: found !== undefined,
		sections: sectionsFor(path, isWritten),
		breadcrumbs: breadcrumbs(path, isWritten),
		...previousAndNext(path, isWritten),
	};
}
