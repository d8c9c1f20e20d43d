import { expect, test, vi } from 'vitest';
import { withSuggestions } from '~/search/adapters/with-suggestions.ts';
import { RetryError, type SearchRequest, type SearchResult } from '~/search/client.ts';
import { engines, fill, settingsFor } from './engines.ts';
import { pages } from './pages.ts';

function engine(finds: readonly string[]) {
	return vi.fn(async ({ requests }: { requests: readonly SearchRequest[] }) => ({
		results: requests.map(
			({ query }) => ({ query, nbHits: finds.includes(query) ? 3 : 0, hits: [] }) as unknown as SearchResult,
		),
	}));
}

const ask = (query: string, facetFilters = ['language:en']) => ({
	requests: [{ indexName: 'docs', query, facetFilters, page: 2 }],
});

test('a query that finds nothing is run again with a word less that finds something, and the answer says so', async () => {
	const search = engine(['api tokens', 'quickstart']);
	const { results } = await withSuggestions({ search }).search(ask('api qqqq tokens'));
	expect(results[0]).toMatchObject({ query: 'api qqqq tokens', ranInstead: 'api tokens', nbHits: 3 });
	expect(search).toHaveBeenCalledTimes(3);
	expect(search.mock.lastCall?.[0].requests).toEqual([{ ...ask('').requests[0], query: 'api tokens' }]);
});

test('without such words it gets up to three others that find something, asked for together', async () => {
	const search = engine(['quickstart', 'api tokens', 'gradual rollout', 'feature flag']);
	const { results } = await withSuggestions({ search }).search(ask('qqqq'));
	expect(results[0]?.suggestions).toEqual(['quickstart', 'api tokens', 'gradual rollout']);
	expect(search).toHaveBeenCalledTimes(2);
	const [, [proposed]] = search.mock.calls as [unknown, [{ requests: SearchRequest[] }]];
	for (const request of proposed.requests)
		expect(request).toMatchObject({
			indexName: 'docs',
			facetFilters: ['language:en'],
			page: 0,
			hitsPerPage: 1,
		});
});

test('a query that finds something, and an empty one, cost no more requests', async () => {
	const search = engine(['flag']);
	const client = withSuggestions({ search });
	for (const query of ['flag', ' ']) {
		const { results } = await client.search(ask(query));
		expect(results[0]).not.toHaveProperty('suggestions');
	}
	expect(search).toHaveBeenCalledTimes(2);
});

test('a query is never proposed in place of itself, and 64 characters of words ask for few', async () => {
	const search = engine(['quickstart']);
	const { results } = await withSuggestions({ search }).search(ask('Quickstart'));
	expect(results[0]?.suggestions).toEqual([]);
	await withSuggestions({ search }).search(ask('a b c d e f g h i j k l m n o p'));
	const [last] = search.mock.lastCall as [{ requests: SearchRequest[] }];
	expect(last.requests.length).toBeLessThan(10);
});

test('when asking for them fails, the answer goes without', async () => {
	const search = engine([]);
	search.mockImplementationOnce(engine([])).mockRejectedValueOnce(new RetryError('gone'));
	const { results } = await withSuggestions({ search }).search(ask('qqqq'));
	expect(results[0]).toMatchObject({ nbHits: 0, suggestions: [] });
});

test.each(engines)('$engine runs words that find something', async ({ engine, start, create }) => {
	const server = await start();
	await fill(engine, 'docs', server, pages);
	const client = withSuggestions(create(settingsFor(engine, 'docs', [server])));
	const { results } = await client.search({
		requests: [{ indexName: 'docs', query: 'stickiness qqqqzzzz' }],
	});
	expect(results[0]).toMatchObject({ query: 'stickiness qqqqzzzz', ranInstead: 'stickiness' });
	expect(results[0]?.hits[0]?.url).toBe('/reference/stickiness');
	await server.stop();
});
