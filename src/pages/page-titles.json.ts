import type { APIRoute } from 'astro';
import { titleOf } from '../api-reference/model/metadata.ts';
import { loadReference } from '../api-reference/model/source.ts';
import { placeOf } from '../lib/urls/places.ts';
import { apiPath, pathOfEntry } from '../lib/urls/urls.ts';
import { publishedDocs } from '../navigation/pages.ts';
import type { PageTitle } from '../ui/components/missing/suggest-pages.ts';

/** Paths and titles of the pages that the 404 page can suggest: those that search finds, at their address in English. */
export const GET: APIRoute = async () => {
	const docs = (await publishedDocs()).filter(({ data }) => {
		const { kind, search } = data as { kind?: string; search?: { off?: boolean } };
		return kind !== 'writers' && search?.off !== true;
	});
	const { operations } = loadReference();
	const titles: PageTitle[] = [
		...docs.map(({ id, data }): PageTitle => [pathOfEntry(id), data.sidebar.label ?? data.title]),
		...operations
			.filter(({ removed }) => !removed)
			.map((operation): PageTitle => [apiPath(operation.slug), titleOf(operation)]),
	];
	const suggested = titles.filter(([path]) => placeOf(path).page === path);
	return new Response(JSON.stringify(suggested), { headers: { 'content-type': 'application/json' } });
};
