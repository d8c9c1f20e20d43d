import type { SearchClient } from '../client.ts';

/** A client whose hits lead to the documentation site, for pages of other sites. */
export function absoluteUrls(client: SearchClient, site: string): SearchClient {
	return {
		async search(batch) {
			const { results } = await client.search(batch);
			return {
				results: results.map((result) => ({
					...result,
					hits: result.hits.map((hit) => ({ ...hit, url: new URL(hit.url, site).href })),
				})),
			};
		},
	};
}
