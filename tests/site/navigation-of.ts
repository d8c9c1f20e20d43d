import { footer } from '../../src/config/navigation/footer.ts';
import { navbar } from '../../src/config/navigation/navbar.ts';
import { academy } from '../../src/config/sidebars/academy.ts';
import { documentation } from '../../src/config/sidebars/documentation.ts';
import type { Sidebar, SidebarItem } from '../../src/config/sidebars/types.ts';

/**
 * Sidebars, footer and top bar of this site with only the entries that lead to some of its pages, or to other sites.
 *
 * @returns texts of modules, by their paths
 */
export function navigationOf(pages: ReadonlySet<string>): Record<string, string> {
	const leads = (href: string) => !href.startsWith('/') || pages.has(href.replace(/#.*/, ''));
	const kept = (items: readonly SidebarItem[]): SidebarItem[] =>
		items.flatMap((item): SidebarItem[] => {
			if (!('items' in item)) return leads(item.page) ? [item] : [];
			const { page, ...group } = item;
			const items = kept(item.items);
			const own = page !== undefined && leads(page) ? { page } : undefined;
			return own || items.length > 0 || item.generated ? [{ ...group, ...own, items }] : [];
		});
	const sidebar = (all: Sidebar): Sidebar => ({
		...all,
		alsoOn: all.alsoOn.filter(({ page }) => leads(page)),
		sections: kept(all.sections),
	});
	const groups = footer.links
		.map((group) => ({ ...group, links: group.links.filter(({ href }) => leads(href)) }))
		.filter(({ links }) => links.length > 0);
	const links = navbar.links.filter(({ href }) => leads(href));
	return {
		'src/config/sidebars/documentation.ts': asModule('documentation', sidebar(documentation)),
		'src/config/sidebars/academy.ts': asModule('academy', sidebar(academy)),
		'src/config/navigation/footer.ts': asModule('footer', { ...footer, links: groups }),
		'src/config/navigation/navbar.ts': asModule('navbar', { ...navbar, links }),
	};
}

/** The text of a module with one constant. */
export function asModule(name: string, value: unknown): string {
	return `export const ${name} = ${JSON.stringify(value)};\n`;
}
