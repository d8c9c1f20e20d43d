import { searchLimits } from '../../site/search-limits.ts';
import type { SearchClient, SearchRequest, SearchResult } from '../client.ts';
import { popularQueries } from '../data/popular-queries.ts';

/** Words of a query that are left out in turn, to see whether the others find something. */
const LEFT_OUT = 4;

/**
 * A hosted client that proposes other queries where one finds nothing: the query with one word less, then those that
 * many readers look for. Hosted engines correct spelling by themselves. All are asked at once, and only those that
 * find something are proposed; where that fails the answer goes without.
 */
export function withSuggestions(client: SearchClient): SearchClient {
	return {
		async search(batch) {
			const { results } = await client.search(batch);
			return {
				results: await Promise.all(
					results.map((result, position) => withProposals(result, batch.requests[position])),
				),
			};
		},
	};

	async function withProposals(result: SearchResult, request?: SearchRequest): Promise<SearchResult> {
		const typed = result.query.trim();
		if (!request || result.nbHits > 0 || typed === '') return result;
		const queries = proposalsFor(typed);
		const requests = queries.map((query) => ({ ...request, query, page: 0, hitsPerPage: 1 }));
		const answers = await client.search({ requests }).catch(() => undefined);
		const found = queries.filter((_, position) => (answers?.results[position]?.nbHits ?? 0) > 0);
		return { ...result, suggestions: found.slice(0, searchLimits.suggestions) };
	}
}

function proposalsFor(typed: string): string[] {
	const words = typed.split(/\s+/);
	const shorter =
		words.length > 1 ? words.map((_, left) => words.filter((_, at) => at !== left).join(' ')) : [];
	const all = [...shorter.slice(-LEFT_OUT), ...popularQueries];
	return [...new Set(all)].filter((query) => query.toLowerCase() !== typed.toLowerCase());
}
