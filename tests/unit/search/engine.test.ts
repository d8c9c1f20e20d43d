import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/search/engine/engine.ts';
import { page, section } from './pages.ts';

const engine = createEngine();
engine.add([
	page({
		url: '/reference/segments',
		title: 'Segments',
		description: 'Reuse constraints.',
		sections: [
			{ anchor: '', level: 1, headings: [], text: 'A segment is a list of constraints with a name.' },
			section('Create a segment', 'Select New segment, then add constraints.'),
		],
	}),
	page({
		url: '/reference/stickiness',
		title: 'Stickiness',
		keywords: ['consistent hashing'],
		questions: ['How do users keep their variant?'],
		sections: [
			section('Algorithm', 'MurmurHash of the group and the sticky value.'),
			section('Organization of behavior', 'One after the other.'),
		],
	}),
	page({ url: '/reference/api/unleash/get-segments', title: 'Get segments', group: 'api' }),
	page({
		url: '/legacy',
		title: 'Segments of version 3',
		group: 'legacy',
		sections: [
			section('<img src=x onerror=alert(1)>', 'Planted <script>alert(1)</script> & "quotes" about zebras.'),
		],
	}),
	page({ url: '/de/segments', title: 'Segments', language: 'de', version: 'old' }),
]);

function urls(query: string, extra = {}): string[] {
	return engine.search({ indexName: 'docs', query, ...extra }).hits.map(({ url }) => url);
}

const english = { facetFilters: ['language:en', ['version:current', 'version:next']] };

describe('finds', () => {
	test('a page by its title, before pages of other kinds', () => {
		expect(urls('segments', english)[0]).toBe('/reference/segments');
	});

	test.each([
		['the start of a word', 'stick', '/reference/stickiness'],
		['a misspelling', 'stikiness', '/reference/stickiness'],
		['a swapped first letter', 'tsickiness', '/reference/stickiness'],
		['swapped letters of a short word', 'vaule', '/reference/stickiness#algorithm'],
		['a British spelling', 'organisation of behaviour', '/reference/stickiness#organization-of-behavior'],
		['a keyword', 'consistent', '/reference/stickiness'],
		['a question', 'how do users keep their variant', '/reference/stickiness'],
		['a synonym', 'bucketing', '/reference/stickiness'],
		['a word of a section', 'murmurhash', '/reference/stickiness#algorithm'],
	])('%s', (_, query, url) => {
		expect(urls(query, english)[0]).toBe(url);
	});

	test('words that stand together before the same words apart', () => {
		const near = createEngine();
		near.add([
			page({
				url: '/apart',
				title: 'A',
				sections: [section('B', 'A client shows its token, never another secret')],
			}),
			page({
				url: '/together',
				title: 'A',
				sections: [section('B', 'Another shows its token, never the client secret')],
			}),
		]);
		const [first] = near.search({ indexName: 'docs', query: 'client secret' }).hits;
		expect(first?.url_without_anchor).toBe('/together');
	});

	test('what was typed before its synonyms, though they are rarer', () => {
		const both = createEngine();
		const others = Array.from({ length: 8 }, (_, n) =>
			page({ url: `/event-${n}`, title: `Event ${n}`, sections: [section('Log', 'An audit.')] }),
		);
		both.add([
			...others,
			page({ url: '/history', title: 'History' }),
			page({ url: '/audit', title: 'Audit' }),
		]);
		expect(both.search({ indexName: 'docs', query: 'audit' }).hits[0]?.url).toBe('/audit');
	});

	test('at most three hits a page', () => {
		const pages = urls('segment constraints', english).map((url) => url.split('#')[0]);
		expect(pages.filter((url) => url === '/reference/segments').length).toBeLessThanOrEqual(3);
	});

	test('the same page only once', () => {
		const found = urls('segments', english);
		expect(new Set(found).size).toBe(found.length);
	});
});

describe('answers', () => {
	test('honor language and version', () => {
		expect(urls('segments', english)).not.toContain('/de/segments');
		expect(urls('segments', { facetFilters: ['language:de'] })).toEqual(['/de/segments']);
	});

	test('come in pages', () => {
		const all = urls('segments');
		const request = { indexName: 'docs', query: 'segments', hitsPerPage: 2 };
		const first = engine.search({ ...request, page: 0 });
		const second = engine.search({ ...request, page: 1 });
		expect([...first.hits, ...second.hits].map(({ url }) => url)).toEqual(all.slice(0, 4));
		expect(first.nbHits).toBe(all.length);
		expect(first.nbPages).toBe(Math.ceil(all.length / 2));
	});

	test('have titles from the category down to the heading', () => {
		const [hit] = engine.search({ indexName: 'docs', query: 'murmurhash' }).hits;
		expect(hit?.hierarchy).toMatchObject({
			lvl0: 'Guides',
			lvl1: 'Stickiness',
			lvl2: 'Algorithm',
			lvl3: null,
		});
		expect(hit?.type).toBe('content');
	});

	test('escape everything and mark matches', () => {
		const [hit] = engine.search({
			indexName: 'docs',
			query: 'zebras',
			attributesToSnippet: ['content:4'],
		}).hits;
		const strings = JSON.stringify(hit);
		expect(strings).not.toMatch(/<(?!\/?mark>)/);
		expect(hit?._snippetResult.content?.value).toMatch(/^….*<mark>zebras<\/mark>\.?…?$/);
		expect(hit?.hierarchy.lvl2).toBe('&#60;img src=x onerror=alert(1)&#62;');
	});

	test('use the tags and the ellipsis asked for', () => {
		const [hit] = engine.search({
			indexName: 'docs',
			query: 'murmurhash',
			attributesToSnippet: ['content:3'],
			highlightPreTag: '[',
			highlightPostTag: ']',
			snippetEllipsisText: '...',
		}).hits;
		expect(hit?._snippetResult.content?.value).toBe('[MurmurHash] of the...');
	});

	test('mark the part of a word that is typed', () => {
		const [hit] = engine.search({ indexName: 'docs', query: 'sticki' }).hits;
		expect(hit?._highlightResult.hierarchy.lvl1?.value).toBe('<mark>Sticki</mark>ness');
	});

	test('are empty for an empty query', () => {
		expect(engine.search({ indexName: 'docs', query: ' ' })).toMatchObject({ hits: [], nbHits: 0 });
	});
});

describe('when nothing matches', () => {
	test('the nearest words are looked up instead, and the answer says so', () => {
		const answer = engine.search({ indexName: 'docs', query: 'stikinezz qqqqqqq' });
		expect(answer).toMatchObject({ query: 'stikinezz qqqqqqq', ranInstead: 'stickiness' });
		expect(answer.hits[0]?.url).toBe(engine.search({ indexName: 'docs', query: 'stickiness' }).hits[0]?.url);
		expect(JSON.stringify(answer.hits[0]?._highlightResult)).toContain('<mark>');
	});

	test('the nearest words keep the conditions of the request', () => {
		const facetFilters = ['language:xx'];
		const answer = engine.search({ indexName: 'docs', query: 'stikinezz', facetFilters });
		expect(answer.hits).toEqual([]);
		expect(answer.ranInstead).toBeUndefined();
		expect(answer.suggestions).toEqual([]);
	});

	test('words that nothing has are left out', () => {
		const { suggestions } = engine.search({ indexName: 'docs', query: 'qqqqqqq wwwwwww' });
		expect(suggestions?.length).toBeLessThanOrEqual(3);
		for (const query of suggestions ?? []) expect(urls(query)).not.toEqual([]);
	});
});

describe('what a query asks for', () => {
	const operation = (url: string, title: string, ...keywords: string[]) =>
		page({ url: `/reference/api/unleash/${url}`, title, group: 'api', keywords });
	const mixed = createEngine();
	mixed.add([
		page({ url: '/reference/segments', title: 'Segments' }),
		page({ url: '/reference/change-requests', title: 'Change requests' }),
		page({
			url: '/reference/events',
			title: 'Events',
			questions: ['Who turned this flag off?', 'How long are events kept?'],
		}),
		page({
			url: '/flags',
			title: 'Flag',
			sections: [section('Turn a flag', 'Yesterday this flag was off.')],
		}),
		page({ url: '/sdks/go', title: 'Go SDK', group: 'language', questions: ['How do I test Go code?'] }),
		page({
			url: '/history',
			title: 'Log',
			asked: [{ text: 'find out which colleague broke production', anchor: 'authors' }],
			sections: [section('Authors', 'Each entry has one.')],
		}),
		page({
			url: '/tests',
			title: 'Tests of code',
			sections: [section('Code', 'Test code, and test more code.')],
		}),
		operation('start-milestone', 'Start a milestone', 'startMilestone', 'POST /api/m/start'),
		operation('end-milestone', 'Set when a milestone starts by itself', 'changeMilestone', 'PUT /api/m'),
		operation('create-user', 'Create a user', 'createUser', 'POST /api/admin/user-admin'),
		operation('get-segments', 'List segments', 'getSegments', 'GET /api/admin/segments'),
		operation('get-dependencies', 'List the dependencies of flags', 'getDependencies', 'GET /api/d'),
		operation('get-flags', 'List the flags of a project', 'getProjectFeatures', 'GET /api/f'),
		operation('delete-segment', 'Delete a segment', 'deleteSegment', 'DELETE /api/admin/segments/{id}'),
		{
			...operation('search-events', 'List events by what they say', 'searchEvents', 'GET /api/e'),
			sections: [section('Query parameters', 'owner')],
		},
		{
			...operation('read-events', 'List events by when they were', 'readEvents', 'GET /api/e2'),
			sections: [section('Query parameters', 'hour')],
		},
		operation('change-request', 'Add changes to a change request', 'changeRequest', 'POST /api/x'),
		operation('get-metrics', 'List the impact metrics', 'getImpactMetrics', 'GET /api/metrics'),
		page({
			url: '/internal/prometheus',
			title: '/internal/prometheus',
			sections: [section('Series', 'It has metrics.')],
		}),
	]);
	const first = (query: string) => mixed.search({ indexName: 'docs', query }).hits[0]?.url_without_anchor;

	test.each([
		['a thing is its guide', 'segments', '/reference/segments'],
		['a verb is its operation', 'delete segment', '/reference/api/unleash/delete-segment'],
		['another verb is another', 'get segments', '/reference/api/unleash/get-segments'],
		['the API is an operation', 'segments endpoint', '/reference/api/unleash/get-segments'],
		['an endpoint that is no operation is its page', 'prometheus metrics endpoint', '/internal/prometheus'],
		['a name of a guide is no verb', 'change request', '/reference/change-requests'],
		[
			'an order without a known verb is the operation of that name',
			'start milestone now',
			'/reference/api/unleash/start-milestone',
		],
		['curl is the API', 'segments curl', '/reference/api/unleash/get-segments'],
		['a word that means another verb is it', 'invite user', '/reference/api/unleash/create-user'],
		['several words can be a verb', 'get rid of a segment', '/reference/api/unleash/delete-segment'],
		['a verb may stand behind the API', 'curl drop a segment', '/reference/api/unleash/delete-segment'],
		["a reader's word for a thing is it", 'api add a colleague', '/reference/api/unleash/create-user'],
		['a verb may stand behind the thing', 'api segments show', '/reference/api/unleash/get-segments'],
		['what only stands where it is done is not asked for', 'list flags', '/reference/api/unleash/get-flags'],
		['a condition is a parameter', 'list events by hour', '/reference/api/unleash/read-events'],
		['another condition is another', 'list events by owner', '/reference/api/unleash/search-events'],
		['go is a language where it stands like one', 'how do i test my code in go', '/sdks/go'],
		['what readers type leads to what has none of its words', 'which colleague broke production', '/history'],
		['a question is one that a page answers', 'who turned this flag off yesterday', '/reference/events'],
	])('%s', (_, query, url) => {
		expect(first(query)).toBe(url);
	});
});

describe('a message of a program', () => {
	const printing = createEngine();
	printing.add([
		page({
			url: '/limits',
			title: 'Limits',
			messages: [
				{ text: 'Segments may not have more than … values', anchor: 'values' },
				{ text: 'No segment "…" in project "…"', anchor: 'names' },
			],
			sections: [section('Names', 'Segments may have names.'), section('Values', 'At most 1,000.')],
		}),
		page({
			url: '/list',
			title: 'Messages',
			sections: [section('All', 'Segments may not have more than … values. The token has expired.')],
		}),
		page({ url: '/segments', title: 'Segments', sections: [section('Segments', 'Segments have values.')] }),
	]);
	const first = (query: string) => printing.search({ indexName: 'docs', query }).hits[0]?.url;

	test.each([
		['whole', 'Segments may not have more than 1000 values', '/limits#values'],
		[
			'with what is around it',
			'{"id":"3f1c-44","name":"BadDataError","message":"Segments may not have more than 1000 values"} at line 12',
			'/limits#values',
		],
		['its beginning', 'Segments may not have more th', '/limits#values'],
		['with names of the reader', 'No segment "beta" in project "shop"', '/limits#names'],
	])('%s leads to the section that explains it', (_, query, url) => {
		expect(first(query)).toBe(url);
	});

	test('is not meant by a few of its words', () => {
		expect(first('segments values')).toBe('/segments#segments');
	});
});
