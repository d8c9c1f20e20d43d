import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Edge } from '../../../src/verify/server/edge.ts';
import { CHANGE_SHOWS_MS } from '../../../src/verify/shell-blocks/states.ts';
import { ask, type EdgeWorld, flagsIn, noEdge, startEdgeWorld, status } from './edge-world.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe.skipIf(noEdge)(`endpoints of Edge${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	let edges: EdgeWorld;
	let edge: Edge;
	let startup: string;
	let client: string;
	beforeAll(async () => {
		edges = await startEdgeWorld();
		startup = await edges.token('backend');
		client = await edges.token('frontend');
		edge = await edges.edge(startup);
	});
	afterAll(() => edges?.stop());

	const get = (path: string, token?: string) => ask(edge.url + path, token);
	const post = (path: string, token: string, body: object) =>
		ask(edge.url + path, token, { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE });

	describe('for backend SDKs', () => {
		test('list and single flags, also by POST and by the beginning of their names', async () => {
			const all = ['for-office', 'new-checkout', 'new-search'];
			expect(flagsIn(await get('/api/client/features', startup))).toEqual(all);
			expect(flagsIn(await post('/api/client/features', startup, {}))).toEqual(all);
			expect(flagsIn(await get('/api/client/features?namePrefix=new-', startup))).toEqual(all.slice(1));
			expect(JSON.parse((await get('/api/client/features/new-search', startup)).text)).toMatchObject({
				name: 'new-search',
			});
			expect((await get('/api/client/features/unknown', startup)).status).toBe(404);
		});

		test('ETag and 304', async () => {
			const etag = (await get('/api/client/features', startup)).headers.get('etag') ?? '';
			const again = { headers: { 'If-None-Match': etag } };
			expect(await status(`${edge.url}/api/client/features`, startup, again)).toBe(304);
		});

		test('register and counts are taken with 202', async () => {
			const app = { appName: 'shop', interval: 15000, started: new Date().toISOString(), strategies: [] };
			expect((await post('/api/client/register', startup, app)).status).toBe(202);
			const bucket = { start: new Date().toISOString(), stop: new Date().toISOString(), toggles: {} };
			expect((await post('/api/client/metrics', startup, { appName: 'shop', bucket })).status).toBe(202);
			expect(
				(await post('/api/client/metrics/bulk', startup, { applications: [], metrics: [] })).status,
			).toBe(202);
		});

		test('an Edge that polls answers 404 to delta and 403 to streaming', async () => {
			expect((await get('/api/client/delta', startup)).status).toBe(404);
			expect((await get('/api/client/streaming', startup)).status).toBe(403);
		});
	});

	describe.each(['/api/frontend', '/api/proxy'])('for frontend SDKs at %s', (base) => {
		test('flags that are on, and all flags', async () => {
			expect(flagsIn(await get(base, client))).toEqual(['new-checkout']);
			expect(flagsIn(await post(base, client, { context: { userId: 'anna' } }))).toEqual(['new-checkout']);
			expect(flagsIn(await get(`${base}/all`, client))).toEqual(['for-office', 'new-checkout', 'new-search']);
			expect(flagsIn(await post(`${base}/all`, client, { context: {} }))).toHaveLength(3);
		});

		test.each(['', '/all'])('counts and register below it%s are taken with 202', async (below) => {
			const bucket = { start: new Date().toISOString(), stop: new Date().toISOString(), toggles: {} };
			const counts = { appName: 'web', instanceId: 'a', bucket };
			expect((await post(`${base}${below}/client/metrics`, client, counts)).status).toBe(202);
			const app = { appName: 'web', interval: 30, started: new Date().toISOString(), strategies: [] };
			expect((await post(`${base}${below}/client/register`, client, app)).status).toBe(202);
		});
	});

	test('one flag, at /api/frontend alone', async () => {
		const one = await get('/api/frontend/features/new-search', client);
		expect(JSON.parse(one.text)).toMatchObject({ name: 'new-search', enabled: false });
		expect((await post('/api/frontend/features/new-search', client, {})).status).toBe(200);
		expect((await get('/api/frontend/features/unknown', client)).status).toBe(404);
		expect((await get('/api/proxy/features/new-search', client)).status).toBe(404);
	});

	test('an ETag that does not parse is ignored', async () => {
		const odd = { headers: { 'If-None-Match': 'no-etag' } };
		expect(await status(`${edge.url}/api/client/features`, startup, odd)).toBe(200);
		expect(await status(`${edge.url}/api/frontend`, client, odd)).toBe(200);
	});

	test('a context that does not parse is refused with 400', async () => {
		const broken = { method: 'POST', body: '{"context":', headers: JSON_TYPE };
		expect(await status(`${edge.url}/api/frontend`, client, broken)).toBe(400);
	});

	test('a list of flags in a POST is ignored, and no sessionId is made up', async () => {
		expect(flagsIn(await post('/api/frontend', client, { toggles: ['new-search'], context: {} }))).toEqual([
			'new-checkout',
		]);
	});

	test('an answer for frontend SDKs has an ETag, and is 304 for it', async () => {
		const etag = (await get('/api/frontend', client)).headers.get('etag') ?? '';
		expect(await status(`${edge.url}/api/frontend`, client, { headers: { 'If-None-Match': etag } })).toBe(
			304,
		);
	});

	test('repeated slashes and slashes at the end are removed', async () => {
		expect((await get('//api///frontend//', client)).status).toBe(200);
		expect((await get('/internal-backstage/ready/')).status).toBe(200);
	});

	test('a custom strategy is off, and stickiness on sessionId needs a sessionId', async () => {
		const { call } = edges.world;
		await call('POST', '/api/admin/strategies', { name: 'byHeart', parameters: [] });
		const sticky = {
			name: 'flexibleRollout',
			parameters: { rollout: '100', stickiness: 'sessionId', groupId: 'sticky' },
		};
		for (const [name, strategy] of [
			['custom', { name: 'byHeart', parameters: {} }],
			['sticky', sticky],
		] as const) {
			const path = `/api/admin/projects/default/features/${name}/environments/development`;
			await call('POST', '/api/admin/projects/default/features', { name });
			await call('POST', `${path}/strategies`, strategy);
			await call('POST', `${path}/on`);
		}
		await wait(CHANGE_SHOWS_MS);
		const other = await edges.edge(startup);
		expect(flagsIn(await ask(`${other.url}/api/frontend`, client))).toEqual(['new-checkout']);
		const known = await ask(`${other.url}/api/frontend?sessionId=s1`, client);
		expect(flagsIn(known)).toEqual(['new-checkout', 'sticky']);
		await other.stop();
	});

	test('DISABLE_ALL_ENDPOINT removes both lists of all flags', async () => {
		const other = await edges.edge(startup, { DISABLE_ALL_ENDPOINT: 'true' });
		for (const base of ['/api/frontend', '/api/proxy']) {
			expect(await status(`${other.url}${base}/all`, client)).toBe(404);
			expect(await status(`${other.url}${base}`, client)).toBe(200);
		}
		await other.stop();
	});

	test('the OpenAPI document is there', async () => {
		expect((await get('/docs/openapi/')).status).toBeLessThan(400);
		const { info } = JSON.parse((await get('/docs/openapi.json')).text);
		expect(info).toMatchObject({ title: 'Unleash Edge' });
	});

	describe('for operators', () => {
		test('need no token', async () => {
			for (const name of ['health', 'ready', 'metrics', 'features', 'tokens', 'metricsbatch', 'instancedata'])
				expect((await get(`/internal-backstage/${name}`)).status, name).toBe(200);
		});

		test('/features shows rules, /tokens masks most of the secret', async () => {
			expect((await get('/internal-backstage/features')).text).toContain('203.0.113.7');
			const { text } = await get('/internal-backstage/tokens');
			expect(text).not.toContain(startup);
			expect(text).toContain(startup.slice(0, startup.indexOf('.')));
		});

		test('/instancedata names the version', async () => {
			expect((await get('/internal-backstage/instancedata')).text).toContain('20.4.1');
		});

		test.each([
			['DISABLE_METRICS_ENDPOINT', 'metrics'],
			['DISABLE_METRICS_BATCH_ENDPOINT', 'metricsbatch'],
			['DISABLE_FEATURES_ENDPOINT', 'features'],
			['DISABLE_TOKENS_ENDPOINT', 'tokens'],
			['DISABLE_INSTANCE_DATA_ENDPOINT', 'instancedata'],
		])('%s removes /%s alone', async (variable, name) => {
			const other = await edges.edge(startup, { [variable]: 'true' });
			for (const path of ['health', 'ready', 'metrics', 'features', 'tokens', 'metricsbatch', 'instancedata'])
				expect(await status(`${other.url}/internal-backstage/${path}`), path).toBe(path === name ? 404 : 200);
			await other.stop();
		});

		test('series that pages name', async () => {
			const { text } = await get('/internal-backstage/metrics');
			const names = [
				'http_requests_total',
				'http_server_duration_milliseconds',
				'http_response_size',
				'client_feature_fetch',
				'metrics_interval_between_send',
				'client_sdk_version',
				'connected_streaming_clients',
				'streaming_connections_made',
				'request_content_encoding',
				'polling_revision_id',
				'polling_last_update',
			];
			for (const name of names) expect(text, name).toContain(name);
			expect(text).toMatch(/endpoint="\/\{unknown\}"|endpoint="\/api\/frontend"/);
			expect(text).not.toContain('endpoint="/internal-backstage');
		});
	});
});
