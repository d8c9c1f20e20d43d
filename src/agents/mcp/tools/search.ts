import { z } from 'zod';
import type { SearchHit } from '../../../search/client.ts';
import { mcpLimits } from '../limits.ts';
import { type AddTools, answer, READ_ONLY, shortText } from './tool.ts';

const MOST = 20;

/** Finds pages and sections, with the engine and the index of the site's own search. */
export const addSearch: AddTools = (server, docs) => {
	server.registerTool(
		'search',
		{
			title: 'Search the Unleash documentation',
			description:
				'Finds pages and sections by words or a question. Exact names work too: environment variables, permissions, event types, operation ids. Gives paths for read_page.',
			inputSchema: z.strictObject({
				query: shortText('Words, a question, or an exact name'),
				limit: z.number().int().min(1).max(MOST).default(8).describe('How many results'),
			}),
			annotations: READ_ONLY,
		},
		({ query, limit }) => {
			const { hits, suggestions } = docs.engine().search({
				indexName: 'docs',
				query,
				hitsPerPage: limit,
				facetFilters: ['language:en', 'version:current'],
				attributesToSnippet: ['content:40'],
				highlightPreTag: '',
				highlightPostTag: '',
			});
			if (hits.length === 0)
				return answer(
					`Nothing was found. ${suggestions?.length ? `Try: ${suggestions.join('; ')}` : 'Use fewer or other words.'}`,
				);
			return answer(
				hits
					.slice(0, limit)
					.map((hit) => written(hit, docs.textAt(hit.url)))
					.join('\n\n'),
			);
		},
	);
};

/** A hit whose heading says all that was asked has no passage: then its text begins. */
function written(hit: SearchHit, text: string): string {
	const titles = Object.values(hit.hierarchy).filter((title) => title !== null);
	const found = hit._snippetResult.content?.value;
	const passage = found
		? plain(found)
		: text.length > mcpLimits.line
			? `${text.slice(0, mcpLimits.line)}…`
			: text;
	return [plain(titles.join(' > ')), hit.url, ...(passage ? [passage] : [])].join('\n');
}

/** Hits are escaped for pages. */
function plain(html: string): string {
	return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
