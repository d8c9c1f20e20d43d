import { getCollection } from 'astro:content';
import { languages } from '~/lib/languages.ts';
import { type Place, pathOfPlace, placeOf } from '~/lib/urls/places.ts';
import { apiPath, pathOfEntry } from '~/lib/urls/urls.ts';
import { publishedDocs } from '~/navigation/pages.ts';
import { sidebars } from '~/navigation/sidebars.ts';
import { breadcrumbs } from '~/navigation/tree.ts';

/** Pages under the name of their section. */
export interface PageGroup {
	label: string;
	pages: { path: string; title: string }[];
}

/** Names of groups that no sidebar names. */
export interface OtherGroups {
	/** Of pages without a section. */
	unlisted: string;
	/** Of pages that describe what the API was. */
	legacy: string;
}

/** Where pages of the API as it was stand. */
const LEGACY = '/reference/api/legacy/';

/**
 * Every page of a version that search covers, grouped and ordered as in the sidebars, by name; pages without a group
 * and those of the legacy API last. Of the API reference it has the pages of tags, which list the operations.
 *
 * @param here where the list stands: titles are those of its language where a page is translated
 */
export async function allPages(here: Place, { unlisted, legacy }: OtherGroups): Promise<PageGroup[]> {
	const order = [...sidebars.flatMap(({ sections }) => sections.map(({ label }) => label)), unlisted, legacy];
	const groups = new Map(order.map((label): [string, PageGroup['pages']] => [label, []]));
	for (const { page, ...shown } of [...(await tagPages()), ...(await docsPages(here))]) {
		const label = page.startsWith(LEGACY) ? legacy : (breadcrumbs(page, () => true)[0]?.label ?? unlisted);
		groups.set(label, [...(groups.get(label) ?? []), shown]);
	}
	return [...groups]
		.filter(([, pages]) => pages.length > 0)
		.map(([label, pages]) => ({ label, pages: pages.sort((a, b) => a.title.localeCompare(b.title)) }));
}

type Listed = PageGroup['pages'][number] & { page: string };

async function docsPages(here: Place): Promise<Listed[]> {
	const all = await publishedDocs();
	const titles = new Map(all.map(({ id, data }) => [pathOfEntry(id), data.title]));
	const entries = all.filter(({ id, data }) => {
		const { search, kind } = data as { search?: { off?: boolean }; kind?: string };
		const { language, version } = placeOf(pathOfEntry(id));
		const ours = language === languages[0] && version === here.version;
		return ours && !search?.off && kind !== 'writers';
	});
	return entries.map(({ id, data }) => {
		const { page } = placeOf(pathOfEntry(id));
		const path = pathOfPlace({ ...here, page });
		return { page, path, title: titles.get(path) ?? data.title };
	});
}

async function tagPages(): Promise<Listed[]> {
	const entries = await getCollection('api');
	return entries.flatMap(({ id, data }) => {
		if (data.kind !== 'tag') return [];
		return [{ page: apiPath(id), path: apiPath(id), title: data.tag.name }];
	});
}
