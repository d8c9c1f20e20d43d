import type { APIRoute, GetStaticPaths } from 'astro';
import { firstTasks } from '../../../../components/search/first-tasks.ts';
import { publishedPages } from '../../../../navigation/pages.ts';
import { languages } from '../../../../site/languages.ts';
import { versions } from '../../../../site/versions.ts';
import { addressFrom } from '../../../../starlight/links-in-place.ts';

type Props = { place: { language: (typeof languages)[number]; version: (typeof versions)[number] } };

export const getStaticPaths = (() =>
	languages.flatMap((language) =>
		versions.map((version) => ({
			params: { language: language.code, version: version.name },
			props: { place: { language, version } } satisfies Props,
		})),
	)) satisfies GetStaticPaths;

/** What the search dialog offers while nothing is asked, with the pages of a language and version. */
export const GET: APIRoute<Props> = async ({ props: { place } }) => {
	const pages = await publishedPages();
	const tasks = firstTasks().map(({ reader, tasks }) => ({
		reader,
		tasks: tasks.map(({ label, page }) => ({
			label,
			page: addressFrom({ ...place, page }, page, pages) ?? page,
		})),
	}));
	return new Response(JSON.stringify(tasks), { headers: { 'content-type': 'application/json' } });
};
