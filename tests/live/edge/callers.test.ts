import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, runEdge } from '../../../src/verify/server/edge.ts';
import { CHANGE_SHOWS_MS } from '../../../src/verify/shell-blocks/states.ts';
import { ask, type EdgeWorld, flagsIn, noEdge, startEdgeWorld, status } from './edge-world.ts';

const HEALTH = { until: { path: '/internal-backstage/health' } };
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe.skipIf(noEdge)(`callers of Edge${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	let edges: EdgeWorld;
	let startup: string;
	let client: string;
	beforeAll(async () => {
		edges = await startEdgeWorld();
		startup = await edges.token('backend');
		client = await edges.token('frontend');
	});
	afterAll(() => edges?.stop());

	/** Starts an Edge for one test. */
	async function withEdge(variables: Record<string, string>, use: (edge: Edge) => Promise<void>) {
		const edge = await edges.edge(startup, variables, HEALTH);
		try {
			await use(edge);
		} finally {
			await edge.stop();
		}
	}

	describe('at the default address ::, which takes IPv4 as IPv6', () => {
		const answers = (variables: Record<string, string>, expected: number) =>
			withEdge({ INTERFACE: '::', ...variables }, async (edge) =>
				expect(await status(`${edge.url}/api/frontend`, client)).toBe(expected),
			);

		test('lists of networks know IPv4 callers by mapped addresses alone', async () => {
			await answers({ ALLOW_LIST: '127.0.0.0/8' }, 403);
			await answers({ ALLOW_LIST: '::ffff:127.0.0.0/104' }, 200);
			await answers({ DENY_LIST: '127.0.0.0/8' }, 200);
			await answers({ DENY_LIST: '::ffff:127.0.0.0/104' }, 403);
		});

		test('a trusted proxy too', async () => {
			const seenBehind = async (trusted: string, address: string) => {
				let flags: string[] = [];
				const variables = { INTERFACE: address, TRUST_PROXY: 'true', PROXY_TRUSTED_SERVERS: trusted };
				await withEdge(variables, async (edge) => {
					const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' };
					flags = flagsIn(await ask(`${edge.url}/api/frontend`, client, { headers }));
				});
				return flags.includes('for-office');
			};
			expect(await seenBehind('127.0.0.0/8', '::')).toBe(false);
			expect(await seenBehind('::ffff:127.0.0.0/104', '::')).toBe(true);
			expect(await seenBehind('127.0.0.0/8', '0.0.0.0')).toBe(true);
		});

		test('and so is remoteAddress, which ranges of IPv4 do not match', async () => {
			const path = '/api/admin/projects/default/features';
			await edges.world.call('POST', path, { name: 'near' });
			await edges.world.call('POST', `${path}/near/environments/development/strategies`, {
				name: 'remoteAddress',
				parameters: { IPs: '127.0.0.0/8' },
			});
			await edges.world.call('POST', `${path}/near/environments/development/on`);
			await wait(CHANGE_SHOWS_MS);
			for (const [address, seen] of [
				['::', false],
				['0.0.0.0', true],
			] as const)
				await withEdge({ INTERFACE: address }, async (edge) => {
					const flags = flagsIn(await ask(`${edge.url}/api/frontend`, client));
					expect(flags.includes('near'), address).toBe(seen);
				});
		});
	});

	test.each([
		['CORS_METHODS', 'GET, POST'],
		['ALLOW_LIST', '127.0.0.0/8, 10.0.0.0/8'],
		['PROXY_TRUSTED_SERVERS', '127.0.0.1, 10.0.0.0/8'],
		['TRUST_PROXY', ''],
		['PORT', ''],
	])('a space in a list, or an empty value, stops the start: %s=%s', async (name, value) => {
		const variables = { UPSTREAM_URL: edges.gate.url, TOKENS: startup, [name]: value };
		const { code, said } = await runEdge(edges.folder, ['edge'], variables);
		expect(code).toBe(2);
		expect(said).toContain(`--${name.toLowerCase().replaceAll('_', '-')}`);
	});

	test.each([
		['a personal access token', () => edges.world.tokens.personal],
		['nothing after a last comma', () => `${startup},`],
	])('%s among the startup tokens stops the start', async (_, tokens) => {
		const variables = { UPSTREAM_URL: edges.gate.url, TOKENS: tokens() };
		const { code, said } = await runEdge(edges.folder, ['edge'], variables);
		expect(code).toBe(2);
		expect(said).toContain('Could not parse edge token');
	});

	test('a frontend token as startup token leaves Edge unready', async () => {
		const edge = await edges.edge(client, {}, HEALTH);
		await wait(2500);
		expect(await status(`${edge.url}/internal-backstage/ready`)).toBe(503);
		await edge.stop();
	});

	test('an allow list also holds for health checks', () =>
		withEdge({ ALLOW_LIST: '10.0.0.0/8' }, async (edge) =>
			expect(await status(`${edge.url}/internal-backstage/health`)).toBe(403),
		));

	test('spaces in lists of tokens and origins do no harm', async () => {
		const production = await edges.token('backend', 'production');
		const variables = { CORS_ORIGIN: 'https://a.example, https://b.example' };
		const edge = await edges.edge([startup, ` ${production}`], variables);
		expect(await status(`${edge.url}/api/client/features`, production)).toBe(200);
		const headers = { Origin: 'https://b.example' };
		const answer = await ask(`${edge.url}/api/frontend`, client, { headers });
		expect(answer.headers.get('access-control-allow-origin')).toBe('https://b.example');
		await edge.stop();
	});

	test('what is wrong with a request has a status of its own', () =>
		withEdge({}, async (edge) => {
			const post = (body: string, headers: Record<string, string> = JSON_TYPE) =>
				status(`${edge.url}/api/frontend`, client, { method: 'POST', body, headers });
			expect(await status(`${edge.url}/api/frontend`, client, { method: 'DELETE' })).toBe(405);
			expect(await post(JSON.stringify({ userId: 'x'.repeat(2_200_000) }))).toBe(413);
			expect(await post('{}', { 'Content-Type': 'text/plain' })).toBe(415);
			expect(await post('{"context":"x"}')).toBe(422);
			const other = await edges.token('frontend', 'production');
			expect(await status(`${edge.url}/api/frontend/features/new-checkout`, other)).toBe(404);
		}));

	test('a weak ETag, as proxies make, is never answered with 304', () =>
		withEdge({}, async (edge) => {
			const etag = (await ask(`${edge.url}/api/frontend`, client)).headers.get('etag') ?? '';
			const ifNone = (value: string) =>
				status(`${edge.url}/api/frontend`, client, { headers: { 'If-None-Match': value } });
			expect(await ifNone(etag)).toBe(304);
			expect(await ifNone(`W/${etag}`)).toBe(200);
		}));
});
