import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import type { PageFacts } from '../../search/records/facts.ts';
import { pathOfEntry } from '../../site/urls.ts';

interface SearchFields {
	keywords?: string[];
	questions?: string[];
	search?: { rank?: 'high' | 'low' };
	availability?: { status?: string };
}

/** What the frontmatter of every page says about search; the index is built from it and the built HTML. */
export const GET: APIRoute = async () => {
	const entries = await getCollection('docs');
	const facts = entries.map(({ id, data }): PageFacts => {
		const { keywords = [], questions = [], search, availability } = data as SearchFields;
		return {
			url: pathOfEntry(id),
			keywords,
			questions,
			rank: search?.rank ?? 'normal',
			dated: ['deprecated', 'removed'].includes(availability?.status ?? ''),
		};
	});
	return new Response(JSON.stringify(facts), { headers: { 'content-type': 'application/json' } });
};
