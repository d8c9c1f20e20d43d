import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/search/engine/engine.ts';
import { exactNamesOf } from '../../../src/search/text/exact.ts';
import { page, section } from './pages.ts';

describe('of a query', () => {
	test.each([
		['feature-created event', ['feature-created']],
		['where is UPDATE_FEATURE', ['update_feature']],
		['getAllFeatures', ['getallfeatures']],
		['unleash.WithAppName', ['unleash.withappname']],
		['how do I start', []],
	])('%s, the names are %j', (query, names) => {
		expect(exactNamesOf(query).names).toEqual(names);
	});

	test.each([
		['POST /api/admin/projects', { method: 'POST', segments: ['api', 'admin', 'projects'], around: 0 }],
		[
			'curl https://host.example/api/client/features?x=1',
			{ segments: ['api', 'client', 'features'], around: 1 },
		],
		['$UNLEASH_URL/health', { segments: ['health'], around: 0 }],
		['/health', { segments: ['health'], around: 0 }],
		['/api//admin///projects', { segments: ['api', 'admin', 'projects'], around: 0 }],
		['client/features', { segments: ['client', 'features'], around: 0 }],
		['/health responded (429). Backing off', { segments: ['health'], around: 4 }],
		['health', undefined],
		['on / off', undefined],
	])('%s, the path is %j', (query, path) => {
		expect(exactNamesOf(query).path).toEqual(path);
	});
});

const operation = (id: string, endpoint: string) =>
	page({
		url: `/reference/api/unleash/${id}`,
		title: `${id} of features, projects and environments`,
		group: 'api',
		keywords: [id.replace(/-./g, ([, letter = '']) => letter.toUpperCase()), endpoint],
	});

const engine = createEngine();
engine.add([
	operation('get-project', 'GET /api/admin/projects/{projectId}'),
	operation('get-features', 'GET /api/admin/projects/{projectId}/features'),
	operation('create-feature', 'POST /api/admin/projects/{projectId}/features'),
	operation(
		'toggle-off',
		'POST /api/admin/projects/{projectId}/features/{name}/environments/{environment}/off',
	),
	operation(
		'get-states',
		'GET /api/admin/projects/{projectId}/features/{name}/environments/{environment}/{state}',
	),
	page({ url: '/reference/stickiness', title: 'Stickiness' }),
	page({
		url: '/reference/events',
		title: 'Events',
		sections: [
			section('Flags', 'What happens to a created feature: feature created, feature created.'),
			{ ...section('feature-created', 'A flag was created.', 'feature-created'), row: true },
		],
	}),
	page({
		url: '/guide',
		title: 'Guide to feature-created, get features, create feature',
		sections: [section('POST features to projects', 'api admin projects default features')],
	}),
]);

test.each([
	['/api/admin/projects/default/features', '/reference/api/unleash/get-features'],
	['POST http://localhost:4242/api/admin/projects/default/features', '/reference/api/unleash/create-feature'],
	['POST projects/{projectId}/features', '/reference/api/unleash/create-feature'],
	['/api/admin/projects/shop/features/x/environments/production/off', '/reference/api/unleash/toggle-off'],
	['/api/admin/projects/:id', '/reference/api/unleash/get-project'],
	['GET /api/admin/projects/shop/feat', '/reference/api/unleash/get-features'],
	['createFeature', '/reference/api/unleash/create-feature'],
	['feature-created', '/reference/events#feature-created'],
	['feature_created', '/reference/events#feature-created'],
	['/reference/stickiness', '/reference/stickiness'],
])('%s leads to %s', (query, url) => {
	expect(engine.search({ indexName: 'docs', query }).hits[0]?.url).toBe(url);
});

test('of two paths the one with fewer placeholders is meant, however the query is written', () => {
	const query = 'GET /API/admin/projects/shop/features/x/environments/production/off';
	const [, second] = engine.search({ indexName: 'docs', query }).hits;
	expect(second?.url_without_anchor).toMatch(/toggle-off|get-states/);
});
