import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { apiPath, pathOfEntry } from '../../lib/urls/urls.ts';
import { publishedDocs } from '../../navigation/pages.ts';
import { askedFiles } from '../../schemas/data/asked.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import type { PageFacts } from '../../search/records/facts.ts';

interface SearchFields {
	keywords?: string[];
	questions?: string[];
	search?: { rank?: 'high' | 'low' };
	availability?: { status?: string };
}

/** Texts by the page that answers them, with the section that does. */
function byPage(texts: readonly { text: string; place: string }[]) {
	const all = texts.map(({ text, place }) => {
		const [url = '', anchor = ''] = place.split('#');
		return { url, answered: { text, anchor } };
	});
	const pages = Map.groupBy(all, ({ url }) => url);
	return (url: string) => (pages.get(url) ?? []).map(({ answered }) => answered);
}

/** Messages of programs: readers ask with the text that they were shown. */
function messages() {
	const known = [readFacts('messages'), readFacts('unlisted-messages')].flatMap((facts) =>
		Object.values(facts),
	);
	return known.map(({ message, page }) => ({ text: message, place: page }));
}

/** What readers type who need a page. */
function asked() {
	const known = askedFiles.flatMap((name) => Object.entries(readFacts(name)));
	return known.flatMap(([place, texts]) => texts.map((text) => ({ text, place })));
}

/** What the frontmatter of every page says about search; the index is built from it and the built HTML. */
export const GET: APIRoute = async () => {
	const entries = await publishedDocs();
	const messagesOf = byPage(messages());
	const askedOf = byPage(asked());
	const facts = entries.map(({ id, data }): PageFacts => {
		const { keywords = [], questions = [], search, availability } = data as SearchFields;
		return {
			url: pathOfEntry(id),
			keywords,
			questions,
			messages: messagesOf(pathOfEntry(id)),
			asked: askedOf(pathOfEntry(id)),
			rank: search?.rank ?? 'normal',
			dated: ['deprecated', 'removed'].includes(availability?.status ?? ''),
		};
	});
	const api = await getCollection('api');
	const operations = api.flatMap(({ id, data }): PageFacts[] =>
		data.kind === 'operation'
			? [
					{
						url: apiPath(id),
						keywords: [data.operation.operationId, `${data.operation.method} ${data.operation.path}`],
						questions: [],
						messages: [],
						asked: askedOf(apiPath(id)),
						rank: 'normal',
						dated: data.operation.stability === 'deprecated',
					},
				]
			: [],
	);
	return new Response(JSON.stringify([...facts, ...operations]), {
		headers: { 'content-type': 'application/json' },
	});
};
