import { beforeAll, describe, expect, test } from 'vitest';
import { searchLimits } from '~/config/search-limits.ts';
import type { SearchClient, SearchHit, SearchRequest } from '~/search/client.ts';
import type { SearchPage } from '~/search/records/record.ts';
import { pages } from './pages.ts';

const INDEX = 'docs';

/**
 * What every client has to do, whatever engine answers.
 *
 * @param name of the client, for the titles
 * @param load makes the pages findable under the index name and returns a client for them
 */
export function describeClient(
	name: string,
	load: (index: string, pages: SearchPage[]) => Promise<SearchClient>,
): void {
	describe(`${name}: the client`, () => {
		let client: SearchClient;
		beforeAll(async () => {
			client = await load(INDEX, pages);
		});
		const search = async (query: string, more: Partial<SearchRequest> = {}) => {
			const { results } = await client.search({ requests: [{ indexName: INDEX, query, ...more }] });
			expect(results).toHaveLength(1);
			return results[0] as (typeof results)[number];
		};

		test('finds a page by its title', async () => {
			const { hits, nbHits, page, hitsPerPage, index } = await search('stickiness');
			expect(nbHits).toBeGreaterThan(0);
			expect({ page, hitsPerPage, index }).toEqual({ page: 0, hitsPerPage: searchLimits.hits, index: INDEX });
			expect(hits[0]).toMatchObject({
				url: '/reference/stickiness',
				url_without_anchor: '/reference/stickiness',
				anchor: '',
				type: 'lvl1',
				content: null,
				hierarchy: { lvl0: 'Reference', lvl1: 'Stickiness', lvl2: null, lvl6: null },
			});
			expect(hits[0]?._highlightResult.hierarchy.lvl1).toEqual({
				value: '<mark>Stickiness</mark>',
				matchLevel: 'full',
			});
			expect(hits[0]?.objectID).not.toBe('');
		});

		test('finds a section by its heading, and leads to its anchor', async () => {
			const { hits } = await search('consistent hashing');
			expect(hits[0]).toMatchObject({
				url: '/reference/stickiness#consistent-hashing',
				url_without_anchor: '/reference/stickiness',
				anchor: 'consistent-hashing',
				type: 'lvl2',
				hierarchy: { lvl1: 'Stickiness', lvl2: 'Consistent hashing' },
			});
		});

		test('finds text, and says that it is text', async () => {
			const { hits } = await search('murmur');
			expect(hits[0]).toMatchObject({ url: '/reference/stickiness#consistent-hashing', type: 'content' });
			expect(hits[0]?.content).toContain('a murmur of identifier');
			expect(hits[0]?._highlightResult.content?.value).toContain('a <mark>murmur</mark> of');
		});

		test('finds a page by words that its text lacks', async () => {
			expect((await search('credentials')).hits[0]?.url).toBe('/how-to/tokens');
		});

		test('says which operation a page describes', async () => {
			const { hits } = await search('GET /api/admin/load');
			expect(hits[0]).toMatchObject({ url: '/api/load', operation: { method: 'GET' } });
			expect(hits[0]?.operation?.path.replaceAll(/<.?mark>/g, '')).toBe('/api/admin/load/{id}');
			expect((await search('stickiness')).hits[0]?.operation).toBeUndefined();
		});

		test('finds a word while it is being typed', async () => {
			expect((await search('stickin')).hits[0]?.url).toBe('/reference/stickiness');
		});

		test('reads the first 300 characters of a query', async () => {
			const query = `${'stickiness'.padEnd(searchLimits.query)}qqqqzzzz`;
			expect((await search(query)).hits[0]?.url).toBe('/reference/stickiness');
		});

		test('answers with no hits when nothing matches', async () => {
			expect(await search('qqqqzzzz')).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
		});

		test('gives 20 hits a page, and each address once on all pages', async () => {
			const first = await search('rollout');
			expect(first.hits).toHaveLength(searchLimits.hits);
			expect(first.nbHits).toBe(45);
			expect(first.nbPages).toBe(3);
			const later = await Promise.all([search('rollout', { page: 1 }), search('rollout', { page: 2 })]);
			expect(later.map(({ page, hits }) => [page, hits.length])).toEqual([
				[1, 20],
				[2, 5],
			]);
			const urls = [first, ...later].flatMap(({ hits }) => hits.map(({ url }) => url));
			expect(new Set(urls).size).toBe(45);
		});

		test('gives as many hits a page as asked for', async () => {
			const { hits, nbPages, hitsPerPage } = await search('rollout', { hitsPerPage: 7, page: 6 });
			expect([hits.length, nbPages, hitsPerPage]).toEqual([3, 7, 7]);
		});

		test('keeps to a language and a version', async () => {
			const urls = async (facetFilters: SearchRequest['facetFilters']) =>
				(await search('environments', { facetFilters: facetFilters ?? [] })).hits
					.map(({ url }) => url)
					.sort();
			expect(await urls([])).toHaveLength(3);
			expect(await urls(['language:en'])).toEqual(['/en/current/environments', '/en/v5/environments']);
			expect(await urls(['language:en', 'version:v5'])).toEqual(['/en/v5/environments']);
			expect(await urls(['language:en', ['version:v5', 'version:current']])).toHaveLength(2);
			expect(await urls([['language:de', 'language:en'], 'version:current'])).toEqual([
				'/de/current/environments',
				'/en/current/environments',
			]);
			expect(await urls(['language:fr'])).toEqual([]);
		});

		test.each([10, 5])('cuts text to %i words around the match', async (size) => {
			const { hits } = await search('murmur', {
				attributesToSnippet: [`content:${size}`],
				snippetEllipsisText: ' [more] ',
			});
			const value = hits[0]?._snippetResult.content?.value ?? '';
			expect(value).toContain('<mark>murmur</mark>');
			expect(value).toMatch(/^ \[more\] .+ \[more\] $/);
			const words = value.replaceAll('[more]', '').trim().split(/\s+/);
			expect(words.length).toBeLessThanOrEqual(size);
			expect(words.length).toBeGreaterThan(size - 2);
		});

		test('leaves text whole that is not to be cut', async () => {
			const { hits } = await search('murmur');
			const whole = hits[0]?._highlightResult.content?.value;
			expect(hits[0]?._snippetResult.content?.value).toBe(whole);
		});

		test('marks matches as asked', async () => {
			const tags = { highlightPreTag: '<em class="x">', highlightPostTag: '</em>' };
			const { hits } = await search('stickiness', tags);
			expect(hits[0]?._snippetResult.hierarchy.lvl1?.value).toBe('<em class="x">Stickiness</em>');
		});

		test('planted markup stays text, everywhere', async () => {
			const tags = { highlightPreTag: '[[', highlightPostTag: ']]', attributesToSnippet: ['content:10'] };
			for (const query of ['banner', 'planted', 'img', 'script', 'mark']) {
				const { hits } = await search(query, tags);
				const strings = hits.flatMap(stringsOf);
				expect(strings.length, query).toBeGreaterThan(10);
				for (const text of strings) expect(text, query).not.toMatch(/[<>"]|&(?!#?\w+;)/);
			}
			const { hits } = await search('banner', tags);
			const title = hits[0]?._highlightResult.hierarchy.lvl1?.value ?? '';
			expect(title).toContain('[[');
			expect(title.replace(/&#60;|&lt;/, '<')).toContain('<img src=x');
		});

		test('answers several requests in their order', async () => {
			const { results } = await client.search({
				requests: ['tokens', 'stickiness'].map((query) => ({ indexName: INDEX, query })),
			});
			expect(results.map(({ hits }) => hits[0]?.url)).toEqual(['/how-to/tokens', '/reference/stickiness']);
		});
	});
}

function stringsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return value === null || typeof value !== 'object'
		? []
		: Object.values(value as SearchHit).flatMap(stringsOf);
}
