import { searchLimits } from '../../config/search-limits.ts';
import type { SearchClient, SearchRequest, SearchResult } from '../client.ts';
import { popularQueries } from '../data/popular-queries.ts';

/** Words of a query that are left out in turn, to see whether the others find something. */
const LEFT_OUT = 4;

/**
 * A hosted client that helps where a query finds nothing. It runs the query with one word less, if that finds something,
 * and says so; else it proposes what many readers look for, as far as that finds something. Hosted engines correct
 * spelling by themselves. All are asked at once; where that fails the answer goes without.
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
		const shorter = shorterThan(typed);
		const popular = popularQueries.filter((query) => query !== typed.toLowerCase());
		const queries = [...shorter, ...popular];
		const requests = queries.map((query) => ({ ...request, query, page: 0, hitsPerPage: 1 }));
		const answers = await client.search({ requests }).catch(() => undefined);
		const finds = (query: string) => (answers?.results[queries.indexOf(query)]?.nbHits ?? 0) > 0;
		const ranInstead = shorter.find(finds);
		const instead = ranInstead && (await run({ ...request, query: ranInstead }));
		if (instead) return { ...instead, query: result.query, ranInstead };
		return { ...result, suggestions: queries.filter(finds).slice(0, searchLimits.suggestions) };
	}

	async function run(request: SearchRequest): Promise<SearchResult | undefined> {
		const answer = await client.search({ requests: [request] }).catch(() => undefined);
		return answer?.results[0];
	}
}

/** A query with each of its last words left out in turn. */
function shorterThan(typed: string): string[] {
	const words = typed.split(/\s+/);
	if (words.length < 2) return [];
	const all = words.map((_, left) => words.filter((_, at) => at !== left).join(' '));
	return [...new Set(all.slice(-LEFT_OUT))];
}
