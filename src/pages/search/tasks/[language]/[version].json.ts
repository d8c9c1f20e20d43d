import type { APIRoute, GetStaticPaths } from 'astro';
import { versions } from '../../../../config/versions.ts';
import { languages } from '../../../../lib/languages.ts';
import type { Place } from '../../../../lib/urls/places.ts';
import { firstTasks } from '../../../../ui/components/search/first-tasks.ts';

type Props = { place: Omit<Place, 'page'> };

export const getStaticPaths = (() =>
	languages.flatMap((language) =>
		versions.map((version) => ({
			params: { language: language.code, version: version.name },
			props: { place: { language, version } } satisfies Props,
		})),
	)) satisfies GetStaticPaths;

/** What the search dialog offers while nothing is asked, with the pages of a language and version. */
export const GET: APIRoute<Props> = async ({ props: { place } }) =>
	new Response(JSON.stringify(await firstTasks(place)), { headers: { 'content-type': 'application/json' } });
