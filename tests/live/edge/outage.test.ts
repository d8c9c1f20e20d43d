import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Edge } from '../../../src/verify/server/edge.ts';
import { ask, type EdgeWorld, flagsIn, noEdge, startEdgeWorld, status, turn, until } from './edge-world.ts';

/** Edge looks every five seconds which environment is due. */
const LOOK_MS = 5000;

describe.skipIf(noEdge)(`Edge and its upstream${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	let edges: EdgeWorld;
	let startup: string;
	let client: string;
	beforeAll(async () => {
		edges = await startEdgeWorld();
		startup = await edges.token('backend');
		client = await edges.token('frontend');
	});
	afterEach(() => {
		for (const path of ['/', '/api/client/features', '/api/client/metrics/bulk'])
			edges.gate.set('open', path);
	});
	afterAll(() => edges?.stop());

	const polls = () => edges.gate.passed.filter(({ path }) => path.startsWith('/api/client/features'));
	const shown = async (edge: Edge) => flagsIn(await ask(`${edge.url}/api/frontend`, client));

	test('a change arrives by polling, and a poll without one is answered with 304', async () => {
		const edge = await edges.edge(startup, { FEATURES_REFRESH_INTERVAL_SECONDS: '1' });
		expect(await shown(edge)).toEqual(['new-checkout']);
		await until(polls, (all) => all.at(-1)?.status === 304);
		await turn(edges, 'new-checkout', 'off');
		await until(
			() => shown(edge),
			(flags) => flags.length === 0,
			20_000,
		);
		await turn(edges, 'new-checkout', 'on');
		await until(
			() => shown(edge),
			(flags) => flags.length === 1,
			20_000,
		);
		await edge.stop();
	});

	test('polls carry what Edge says of itself, and it registers with its version', async () => {
		const edge = await edges.edge(startup, { APP_NAME: 'shop-edge', INSTANCE_ID: 'mine' });
		const { headers } = polls().at(-1) ?? {};
		expect(headers).toMatchObject({
			authorization: startup,
			'unleash-appname': 'shop-edge',
			'unleash-interval': '15000',
			'unleash-client-spec': expect.any(String),
			'unleash-connection-id': expect.any(String),
		});
		expect(headers?.['unleash-instanceid']).not.toBe('mine');
		const registered = edges.gate.passed.findLast(({ path }) => path === '/api/client/register');
		expect(JSON.parse(registered?.body ?? '{}')).toMatchObject({
			appName: 'shop-edge',
			sdkVersion: 'unleash-edge:20.4.1',
		});
		await edge.stop();
	});

	test('a server that is away leaves the flags as they are, and every failure adds one interval of waiting', async () => {
		const edge = await edges.edge(startup, { FEATURES_REFRESH_INTERVAL_SECONDS: '5' });
		expect(await shown(edge)).toEqual(['new-checkout']);
		edges.gate.set('cut');
		const before = polls().length;
		const failed = () => polls().slice(before);
		await until(failed, (all) => all.length >= 3, 90_000);
		const [first, second, third] = failed().map(({ at }) => at);
		const gaps = [(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)];
		expect(gaps[0]).toBeGreaterThan(2 * LOOK_MS - 500);
		expect(gaps[1]).toBeGreaterThan(3 * LOOK_MS - 500);
		expect(gaps[1]).toBeLessThan(5 * LOOK_MS);
		expect(await shown(edge)).toEqual(['new-checkout']);
		expect(await status(`${edge.url}/internal-backstage/ready`)).toBe(200);
		expect(await status(`${edge.url}/internal-backstage/health`)).toBe(200);
		edges.gate.set('open');
		await until(failed, (all) => all.some((poll) => poll.status === 304), 60_000);
		await edge.stop();
	}, 180_000);

	test.each([
		404, 429, 500, 502, 503, 504,
	])('a poll that is answered with %i leaves the flags as they are', async (code) => {
		const edge = await edges.edge(startup, { FEATURES_REFRESH_INTERVAL_SECONDS: '1' });
		const before = polls().length;
		edges.gate.set(code, '/api/client/features');
		await until(polls, (all) => all.slice(before).some((poll) => poll.status === code));
		expect(await shown(edge)).toEqual(['new-checkout']);
		edges.gate.set('open', '/api/client/features');
		await edge.stop();
	});

	describe('usage counts', () => {
		const counts = (flag: string, yes: number) => ({
			appName: 'shop',
			instanceId: 'one',
			environment: 'development',
			bucket: {
				start: new Date(Date.now() - 10_000).toISOString(),
				stop: new Date().toISOString(),
				toggles: { [flag]: { yes, no: 1, variants: {} } },
			},
		});
		const send = (edge: Edge, path: string, token: string, body: object) =>
			status(edge.url + path, token, {
				method: 'POST',
				body: JSON.stringify(body),
				headers: { 'Content-Type': 'application/json' },
			});
		const bulk = (flag: string) =>
			edges.gate.passed.filter(
				({ path, body }) => path === '/api/client/metrics/bulk' && body.includes(flag),
			);
		const waiting = async (edge: Edge) => (await ask(`${edge.url}/internal-backstage/metricsbatch`)).text;

		test('of backend and frontend SDKs are added up, and posted with a startup token', async () => {
			const edge = await edges.edge(startup, { METRICS_INTERVAL_SECONDS: '1' });
			expect(await send(edge, '/api/client/metrics', startup, counts('new-search', 2))).toBe(202);
			expect(await send(edge, '/api/frontend/client/metrics', client, counts('new-search', 3))).toBe(202);
			const total = () =>
				bulk('new-search')
					.flatMap(({ body }) => JSON.parse(body).metrics as { featureName: string; yes: number }[])
					.reduce((sum, { yes }) => sum + yes, 0);
			await until(total, (sum) => sum === 5);
			expect(bulk('new-search')[0]).toMatchObject({ status: 202, headers: { authorization: startup } });
			await edge.stop();
		});

		test('arrive at the server', async () => {
			const read = () =>
				edges.world.call<{ data: { yes: number; appName: string }[] }>(
					'GET',
					'/api/admin/client-metrics/features/new-search/raw',
				);
			const sum = async () =>
				(await read()).data
					.filter(({ appName }) => appName === 'shop')
					.reduce((all, { yes }) => all + yes, 0);
			expect(await until(sum, (yes) => yes >= 5, 90_000)).toBe(5);
		}, 120_000);

		test.each([429, 500, 502, 503, 504])('are kept when the upstream answers %i', async (code) => {
			const edge = await edges.edge(startup, { METRICS_INTERVAL_SECONDS: '1' });
			edges.gate.set(code, '/api/client/metrics/bulk');
			const flag = `kept-${code}`;
			await send(edge, '/api/client/metrics', startup, counts(flag, 1));
			await until(
				() => bulk(flag).length,
				(sent) => sent > 0,
			);
			const first = bulk(flag)[0]?.at ?? 0;
			edges.gate.set('open', '/api/client/metrics/bulk');
			await until(
				() => bulk(flag).length,
				(sent) => sent > 1,
				60_000,
			);
			expect((bulk(flag)[1]?.at ?? 0) - first).toBeGreaterThan(10_000);
			await edge.stop();
		}, 90_000);

		test.each([400, 401, 403, 404, 413])('are dropped when the upstream answers %i', async (code) => {
			const edge = await edges.edge(startup, { METRICS_INTERVAL_SECONDS: '1' });
			edges.gate.set(code, '/api/client/metrics/bulk');
			const flag = `dropped-${code}`;
			await send(edge, '/api/client/metrics', startup, counts(flag, 1));
			await until(
				() => bulk(flag).length,
				(sent) => sent > 0,
			);
			await until(
				() => waiting(edge),
				(text) => !text.includes(flag),
			);
			edges.gate.set('open', '/api/client/metrics/bulk');
			await edge.stop();
			expect(bulk(flag)).toHaveLength(1);
		});

		test('are tried six times within seconds when the upstream does not answer, and then kept', async () => {
			const edge = await edges.edge(startup, { METRICS_INTERVAL_SECONDS: '5' });
			await send(edge, '/api/client/metrics', startup, counts('cut-off', 1));
			edges.gate.set('cut', '/api/client/metrics/bulk');
			await until(
				() => bulk('cut-off').length,
				(sent) => sent >= 6,
			);
			expect((bulk('cut-off')[5]?.at ?? 0) - (bulk('cut-off')[0]?.at ?? 0)).toBeLessThan(5000);
			edges.gate.set('open', '/api/client/metrics/bulk');
			await until(
				() => bulk('cut-off').at(-1)?.status,
				(last) => last === 202,
			);
			await edge.stop();
		});

		test('are sent when Edge is told to end', async () => {
			const edge = await edges.edge(startup);
			await send(edge, '/api/client/metrics', startup, counts('last-words', 1));
			expect(bulk('last-words')).toEqual([]);
			expect(await edge.stop()).toBe(0);
			expect(bulk('last-words').map((sent) => sent.status)).toEqual([202]);
		});
	});
});
