import { getCollection } from 'astro:content';
import { breadcrumbs } from '~/site/sidebars/tree.ts';
import { pathOfEntry } from '~/site/urls.ts';

/** Pages under the name of their section. */
export interface PageGroup {
	label: string;
	pages: { path: string; title: string }[];
}

/** Every page that search covers, grouped as in the sidebars, by name; pages without a place last. */
export async function allPages(unlisted: string): Promise<PageGroup[]> {
	const entries = await getCollection('docs', ({ data }) => {
		const { search, kind } = data as { search?: { off?: boolean }; kind?: string };
		return !search?.off && kind !== 'writers';
	});
	const groups = new Map<string, PageGroup['pages']>();
	for (const { id, data } of entries) {
		const path = pathOfEntry(id);
		const label = breadcrumbs(path, () => true)[0]?.label ?? unlisted;
		groups.set(label, [...(groups.get(label) ?? []), { path, title: data.title }]);
	}
	return [...groups]
		.map(([label, pages]) => ({ label, pages: pages.sort((a, b) => a.title.localeCompare(b.title)) }))
		.sort(
			(a, b) => Number(a.label === unlisted) - Number(b.label === unlisted) || a.label.localeCompare(b.label),
		);
}
