import type { APIRoute, GetStaticPaths } from 'astro';
import { type Language, languages, textsOf } from './languages.ts';

/**
 * The two exports of a page that serves texts in each language, for what most readers do not open.
 *
 * @param part first part of their names, as `search`; the file has them without it
 */
export function servedTexts(part: string) {
	const prefix = `${part}.`;
	const getStaticPaths = (() =>
		languages.map((language) => ({
			params: { language: language.code },
			props: { language },
		}))) satisfies GetStaticPaths;
	const GET: APIRoute<{ language: Language }> = ({ props }) => {
		const texts = Object.entries(textsOf(props.language))
			.filter(([name]) => name.startsWith(prefix))
			.map(([name, text]) => [name.slice(prefix.length), text]);
		return new Response(JSON.stringify(Object.fromEntries(texts)), {
			headers: { 'content-type': 'application/json' },
		});
	};
	return { getStaticPaths, GET };
}
