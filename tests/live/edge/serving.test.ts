import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, runEdge } from '../../../src/verify/server/edge.ts';
import { freePort } from '../../../src/verify/server/ports.ts';
import { ask, type EdgeWorld, flagsIn, noEdge, startEdgeWorld, status } from './edge-world.ts';

describe.skipIf(noEdge)(`how Edge serves${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
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
	async function withEdge(
		variables: Record<string, string>,
		use: (edge: Edge) => Promise<void>,
		path?: string,
	) {
		const edge = await edges.edge(startup, variables, path ? { until: { path } } : {});
		try {
			await use(edge);
		} finally {
			await edge.stop();
		}
	}
	const preflight = (edge: Edge, origin = 'https://shop.example.com') =>
		ask(`${edge.url}/api/frontend`, undefined, {
			method: 'OPTIONS',
			headers: {
				Origin: origin,
				'Access-Control-Request-Method': 'GET',
				'Access-Control-Request-Headers': 'authorization',
			},
		});

	test('health and ready answer, and so do the commands', () =>
		withEdge({}, async (edge) => {
			expect(await ask(`${edge.url}/internal-backstage/health`)).toMatchObject({
				status: 200,
				text: '{"status":"OK"}',
			});
			expect(await ask(`${edge.url}/internal-backstage/ready`)).toMatchObject({
				status: 200,
				text: '{"status":"READY"}',
			});
			for (const command of ['health', 'ready'])
				expect((await runEdge(edges.folder, [command, '--edge-url', edge.url])).code).toBe(0);
		}));

	test('the commands end with 1 when nothing answers, and with 2 for wrong options', async () => {
		for (const command of ['health', 'ready']) {
			expect((await runEdge(edges.folder, [command, '--edge-url', 'http://127.0.0.1:9'])).code).toBe(1);
			expect((await runEdge(edges.folder, [command, '--no-such-option'])).code).toBe(2);
		}
	});

	const below = '/edge/internal-backstage/ready';
	test('a base path comes before all paths', () =>
		withEdge(
			{ BASE_PATH: '/edge' },
			async (edge) => {
				expect(await status(`${edge.url}/edge/api/frontend`, client)).toBe(200);
				expect(await status(`${edge.url}/api/frontend`, client)).toBe(404);
				expect((await runEdge(edges.folder, ['ready', '--edge-url', `${edge.url}/edge`])).code).toBe(0);
			},
			below,
		));

	test('with a base path without a slash, Edge serves, and does not end on SIGTERM', async () => {
		const edge = await edges.edge(startup, { BASE_PATH: 'edge' }, { until: { path: below } });
		expect(await status(`${edge.url}/edge/api/frontend`, client)).toBe(200);
		expect(await edge.stop()).toBeNull();
		expect(edge.log()).toContain('panicked');
	});

	test('the option wins over the variable', async () => {
		const port = await freePort();
		const words = ['--port', String(port), 'edge'];
		const edge = await edges.edge(startup, { PORT: '1' }, { words, port });
		expect(await status(`${edge.url}/api/frontend`, client)).toBe(200);
		await edge.stop();
	});

	describe('CORS', () => {
		test('any origin, method and header by default, for two days', () =>
			withEdge({}, async (edge) => {
				const { headers } = await preflight(edge);
				expect(headers.get('access-control-allow-origin')).toBe('*');
				expect(headers.get('access-control-allow-methods')).toBe('*');
				expect(headers.get('access-control-allow-headers')).toBe('*');
				expect(headers.get('access-control-max-age')).toBe('172800');
			}));

		test('lists as they are set', () =>
			withEdge(
				{
					CORS_ORIGIN: 'https://shop.example.com,https://blog.example.com',
					CORS_ALLOWED_HEADERS: 'authorization,content-type',
					CORS_EXPOSED_HEADERS: 'etag',
					CORS_METHODS: 'GET,POST',
					CORS_MAX_AGE: '60',
				},
				async (edge) => {
					const { headers } = await preflight(edge);
					expect(headers.get('access-control-allow-origin')).toBe('https://shop.example.com');
					expect(headers.get('access-control-allow-methods')).toBe('GET,POST');
					expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type');
					expect(headers.get('access-control-max-age')).toBe('60');
					const other = await preflight(edge, 'https://evil.example.com');
					expect(other.headers.get('access-control-allow-origin')).toBeNull();
					const asked = await ask(`${edge.url}/api/frontend`, client, {
						headers: { Origin: 'https://blog.example.com' },
					});
					expect(asked).toMatchObject({ status: 200 });
					expect(asked.headers.get('access-control-expose-headers')).toBe('etag');
				},
			));

		test('one entry * means any', () =>
			withEdge({ CORS_ORIGIN: 'https://shop.example.com,*' }, async (edge) => {
				expect(
					(await preflight(edge, 'https://evil.example.com')).headers.get('access-control-allow-origin'),
				).toBe('*');
			}));
	});

	describe('addresses of callers', () => {
		const asOffice = (edge: Edge, headers: Record<string, string>) =>
			ask(`${edge.url}/api/frontend`, client, { headers }).then(flagsIn);
		const seen = ['for-office', 'new-checkout'];

		test('headers count with TRUST_PROXY only: Forwarded before X-Forwarded-For, its first address', async () => {
			await withEdge({}, async (edge) => {
				expect(await asOffice(edge, { 'X-Forwarded-For': '203.0.113.7' })).not.toContain('for-office');
			});
			await withEdge({ TRUST_PROXY: 'true' }, async (edge) => {
				expect(await asOffice(edge, { 'X-Forwarded-For': '203.0.113.7, 198.51.100.1' })).toEqual(seen);
				expect(await asOffice(edge, { Forwarded: 'for=203.0.113.7' })).toEqual(seen);
				const both = { Forwarded: 'for=198.51.100.1', 'X-Forwarded-For': '203.0.113.7' };
				expect(await asOffice(edge, both)).not.toContain('for-office');
			});
		});

		test('with trusted servers, it is the last address that is not one of them', () =>
			withEdge({ TRUST_PROXY: 'true', PROXY_TRUSTED_SERVERS: '127.0.0.1,10.0.0.0/8' }, async (edge) => {
				expect(await asOffice(edge, { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7, 10.0.0.3' })).toEqual(
					seen,
				);
				expect(await asOffice(edge, { 'X-Forwarded-For': '203.0.113.7, 198.51.100.1' })).not.toContain(
					'for-office',
				);
			}));

		test('remoteAddress in the request comes first', () =>
			withEdge({ TRUST_PROXY: 'true' }, async (edge) => {
				const answer = await ask(`${edge.url}/api/frontend?remoteAddress=203.0.113.7`, client, {
					headers: { 'X-Forwarded-For': '198.51.100.1' },
				});
				expect(flagsIn(answer)).toEqual(seen);
			}));

		test('lists of networks look at the connection, and refuse with 403', async () => {
			await withEdge(
				{ DENY_LIST: '127.0.0.0/8', TRUST_PROXY: 'true' },
				async (edge) => {
					const headers = { 'X-Forwarded-For': '203.0.113.7' };
					expect(await status(`${edge.url}/api/frontend`, client, { headers })).toBe(403);
				},
				'/internal-backstage/health',
			);
			await withEdge({ ALLOW_LIST: '127.0.0.1/32' }, async (edge) => {
				expect(await status(`${edge.url}/api/frontend`, client)).toBe(200);
			});
			await withEdge(
				{ ALLOW_LIST: '10.0.0.0/8' },
				async (edge) => expect(await status(`${edge.url}/api/frontend`, client)).toBe(403),
				'/internal-backstage/health',
			);
		});

		test('a list takes no bare address', async () => {
			const words = ['--allow-list', '192.0.2.7', 'ready'];
			expect(await runEdge(edges.folder, words)).toMatchObject({ code: 2 });
		});
	});

	describe('headers of tokens', () => {
		test('TOKEN_HEADER names the header on both sides', () =>
			withEdge(
				{ TOKEN_HEADER: 'X-Unleash' },
				async (edge) => {
					expect(await status(`${edge.url}/api/frontend`, client)).toBe(403);
					await ask(`${edge.url}/api/frontend`, undefined, { headers: { 'X-Unleash': client } });
					const poll = edges.gate.passed.findLast(({ path }) => path.startsWith('/api/client/features'));
					expect(poll?.headers).toMatchObject({ 'x-unleash': startup });
					expect(poll?.headers.authorization).toBeUndefined();
				},
				'/internal-backstage/health',
			));

		test('EDGE_AUTH_HEADER names that of clients alone, and excludes TOKEN_HEADER', async () => {
			await withEdge({ EDGE_AUTH_HEADER: 'X-Client' }, async (edge) => {
				expect(await status(`${edge.url}/api/frontend`, undefined, { headers: { 'X-Client': client } })).toBe(
					200,
				);
				expect(await status(`${edge.url}/api/frontend`, client)).toBe(403);
			});
			const words = ['--edge-auth-header', 'a', '--token-header', 'b', 'ready'];
			expect((await runEdge(edges.folder, words)).said).toContain('cannot be used with');
		});

		test('CUSTOM_CLIENT_HEADERS are added to requests of Edge', () =>
			withEdge({ CUSTOM_CLIENT_HEADERS: 'X-Gateway: key' }, async () => {
				const poll = edges.gate.passed.findLast(({ path }) => path.startsWith('/api/client/features'));
				expect(poll?.headers).toMatchObject({ 'x-gateway': 'key' });
			}));
	});
});
