import type { APIRoute, GetStaticPaths } from 'astro';
import { type Language, languages, textsOf } from '../../site/languages.ts';

const PREFIX = 'server.';

export const getStaticPaths = (() =>
	languages.map((language) => ({
		params: { language: language.code },
		props: { language },
	}))) satisfies GetStaticPaths;

/** Texts of the panel for the reader's server, which pages load when a reader opens it. */
export const GET: APIRoute<{ language: Language }> = ({ props }) => {
	const texts = Object.entries(textsOf(props.language))
		.filter(([name]) => name.startsWith(PREFIX))
		.map(([name, text]) => [name.slice(PREFIX.length), text]);
	return new Response(JSON.stringify(Object.fromEntries(texts)), {
		headers: { 'content-type': 'application/json' },
	});
};
