import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';

const PREFIX = 'search.';

export async function getStaticPaths() {
	const dictionaries = await getCollection('i18n');
	const english = dictionaries.find(({ id }) => id === 'en')?.data ?? {};
	return dictionaries.map(({ id, data }) => ({
		params: { language: id },
		props: { texts: { ...english, ...data } },
	}));
}

/** Texts of search, which pages without a search need not carry. */
export const GET: APIRoute = ({ props }) => {
	const texts = Object.entries(props['texts'] as Record<string, string>)
		.filter(([name]) => name.startsWith(PREFIX))
		.map(([name, text]) => [name.slice(PREFIX.length), text]);
	return new Response(JSON.stringify(Object.fromEntries(texts)), {
		headers: { 'content-type': 'application/json' },
	});
};
