import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { publishedDocs } from '../../navigation/pages.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import type { PageFacts } from '../../search/records/facts.ts';
import { apiPath, pathOfEntry } from '../../site/urls.ts';

interface SearchFields {
	keywords?: string[];
	questions?: string[];
	search?: { rank?: 'high' | 'low' };
	availability?: { status?: string };
}

/** Messages by the page that explains them: readers ask with the text that they were shown. */
function messagesByPage(): Map<string, { text: string; anchor: string }[]> {
	const known = [readFacts('messages'), readFacts('unlisted-messages')].flatMap((facts) =>
		Object.values(facts),
	);
	const all = known.map(({ message, page }) => {
		const [url = '', anchor = ''] = page.split('#');
		return { url, text: message, anchor };
	});
	return Map.groupBy(all, ({ url }) => url);
}

/** What the frontmatter of every page says about search; the index is built from it and the built HTML. */
export const GET: APIRoute = async () => {
	const entries = await publishedDocs();
	const messages = messagesByPage();
	const facts = entries.map(({ id, data }): PageFacts => {
		const { keywords = [], questions = [], search, availability } = data as SearchFields;
		return {
			url: pathOfEntry(id),
			keywords,
			questions,
			messages: (messages.get(pathOfEntry(id)) ?? []).map(({ text, anchor }) => ({ text, anchor })),
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
