import type { APIRoute } from 'astro';
import { filterData } from '../../../api-reference/filter/build.ts';
import { loadReference } from '../../../api-reference/model/source.ts';

/** What the filter above the menu of the API knows of all operations; readers load it when they filter. */
export const GET: APIRoute = () =>
	new Response(JSON.stringify(filterData(loadReference())), {
		headers: { 'content-type': 'application/json' },
	});
