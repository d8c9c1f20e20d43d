import { publishedDocs } from '~/navigation/pages.ts';
import { breadcrumbs } from '~/navigation/tree.ts';
import { languages } from '~/site/languages.ts';
import { type Place, pathOfPlace, placeOf } from '~/site/places.ts';
import { pathOfEntry } from '~/site/urls.ts';

/** Pages under the name of their section. */
export interface PageGroup {
	label: string;
	pages: { path: string; title: string }[];
}

/**
 * Every page of a version that search covers, grouped as in the sidebars, by name; pages without a group last.
 *
 * @param here where the list stands: titles are those of its language where a page is translated
 */
export async function allPages(unlisted: string, here: Place): Promise<PageGroup[]> {
	const all = await publishedDocs();
	const titles = new Map(all.map(({ id, data }) => [pathOfEntry(id), data.title]));
	const entries = all.filter(({ id, data }) => {
		const { search, kind } = data as { search?: { off?: boolean }; kind?: string };
		const { language, version } = placeOf(pathOfEntry(id));
		const ours = language === languages[0] && version === here.version;
		return ours && !search?.off && kind !== 'writers';
	});
	const groups = new Map<string, PageGroup['pages']>();
	for (const { id, data } of entries) {
		const { page } = placeOf(pathOfEntry(id));
		const path = pathOfPlace({ ...here, page });
		const label = breadcrumbs(page, () => true)[0]?.label ?? unlisted;
		groups.set(label, [...(groups.get(label) ?? []), { path, title: titles.get(path) ?? data.title }]);
	}
	return [...groups]
		.map(([label, pages]) => ({ label, pages: pages.sort((a, b) => a.title.localeCompare(b.title)) }))
		.sort(
			(a, b) => Number(a.label === unlisted) - Number(b.label === unlisted) || a.label.localeCompare(b.label),
		);
}
