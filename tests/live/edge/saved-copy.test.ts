import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, runEdge } from '../../../src/verify/server/edge.ts';
import { freePort } from '../../../src/verify/server/ports.ts';
import { CHANGE_SHOWS_MS } from '../../../src/verify/shell-blocks/states.ts';
import { ask, type EdgeWorld, flagsIn, noEdge, startEdgeWorld, status, turn, until } from './edge-world.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const noRedis = hasRedis ? '' : ': not tried, as there is no redis-server (apt-get install redis-server)';

describe.skipIf(noEdge)(`saved copy and chain of Edge${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	let edges: EdgeWorld;
	let startup: string;
	let client: string;
	beforeAll(async () => {
		edges = await startEdgeWorld();
		startup = await edges.token('backend');
		client = await edges.token('frontend');
	});
	afterAll(() => edges?.stop());

	const shown = async (edge: Edge) => flagsIn(await ask(`${edge.url}/api/frontend`, client));

	/** Fills a copy, then starts without the server, then lets it return. */
	async function surviveOutage(variables: Record<string, string>): Promise<void> {
		const first = await edges.edge(startup, variables);
		expect(await shown(first)).toEqual(['new-checkout']);
		await first.stop();
		edges.gate.set('cut');
		const second = await edges.edge(startup, { ...variables, FEATURES_REFRESH_INTERVAL_SECONDS: '1' });
		try {
			expect(await shown(second)).toEqual(['new-checkout']);
			expect(await status(`${second.url}/api/client/features`, startup)).toBe(200);
			expect(await status(`${second.url}/api/frontend`, '*:development.new')).toBe(400);
			await turn(edges, 'new-checkout', 'off');
			edges.gate.set('open');
			await until(
				() => shown(second),
				(flags) => flags.length === 0,
				40_000,
			);
		} finally {
			edges.gate.set('open');
			await turn(edges, 'new-checkout', 'on');
			await second.stop();
			await wait(CHANGE_SHOWS_MS);
		}
	}

	describe('in a folder', () => {
		test('is written when Edge ends, under these names, with tokens in clear text', async () => {
			const folder = mkdtempSync(join(edges.folder, 'copy-'));
			const edge = await edges.edge(startup, { BACKUP_FOLDER: folder });
			expect(await shown(edge)).toEqual(['new-checkout']);
			await edge.stop();
			expect(readdirSync(folder)).toEqual(
				expect.arrayContaining(['unleash_features.json', 'unleash_tokens.json']),
			);
			const tokens = readFileSync(join(folder, 'unleash_tokens.json'), 'utf8');
			expect(tokens).toContain(startup);
			expect(tokens).toContain(client);
			expect(readFileSync(join(folder, 'unleash_features.json'), 'utf8')).toContain('new-checkout');
		});

		test('lets Edge start without the server, for saved tokens, and flags are fresh when it returns', async () => {
			await surviveOutage({ BACKUP_FOLDER: mkdtempSync(join(edges.folder, 'copy-')) });
		}, 120_000);

		test('keeps no token from being asked about anew, while the upstream is within reach', async () => {
			const folder = mkdtempSync(join(edges.folder, 'copy-'));
			const production = await edges.token('backend', 'production');
			const first = await edges.edge([startup, production], { BACKUP_FOLDER: folder });
			expect(await shown(first)).toEqual(['new-checkout']);
			await first.stop();
			const asked = () =>
				edges.gate.passed.filter(({ path, body }) => path === '/edge/validate' && body.includes(client))
					.length;
			const before = asked();
			const second = await edges.edge(startup, { BACKUP_FOLDER: folder });
			expect(await shown(second)).toEqual(['new-checkout']);
			expect(asked()).toBe(before + 1);
			expect(await status(`${second.url}/api/client/features`, production)).toBe(403);
			await second.stop();
		});

		test('keeps flags of an environment without a startup token for frontend tokens, and answers a stream', async () => {
			const folder = mkdtempSync(join(edges.folder, 'copy-'));
			const production = await edges.token('backend', 'production');
			const other = await edges.token('frontend', 'production');
			const streams = async (edge: Edge) => {
				const headers = { Authorization: startup };
				const signal = AbortSignal.timeout(5000);
				const answer = await fetch(`${edge.url}/api/client/streaming`, { headers, signal });
				await answer.body?.cancel();
				return answer.status;
			};
			const first = await edges.edge([startup, production], { BACKUP_FOLDER: folder });
			expect(await streams(first)).toBe(403);
			await first.stop();
			const second = await edges.edge(startup, { BACKUP_FOLDER: folder });
			expect(flagsIn(await ask(`${second.url}/api/frontend`, other))).toEqual(['new-checkout']);
			expect(await streams(second)).toBe(200);
			await second.stop();
		});

		test('does not keep usage counts', async () => {
			const folder = mkdtempSync(join(edges.folder, 'copy-'));
			const edge = await edges.edge(startup, { BACKUP_FOLDER: folder });
			await edge.stop();
			expect(readdirSync(folder).join(' ')).not.toMatch(/metric/);
		});
	});

	describe.skipIf(!hasRedis)(`in Redis${noRedis}`, () => {
		let port: number;
		let asked: (...words: string[]) => string;
		beforeAll(async () => {
			port = await freePort();
			const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
			const redis = spawn('redis-server', words, { cwd: edges.folder, stdio: 'ignore' });
			if (redis.pid) edges.guard.process(redis.pid, 'SIGTERM');
			asked = (...question) =>
				spawnSync('redis-cli', ['-p', String(port), ...question], { encoding: 'utf8' }).stdout;
			await until(
				() => asked('PING'),
				(answer) => answer.includes('PONG'),
			);
		});

		test('needs REDIS_PORT for another port than 6379: that of the address is not used', async () => {
			const edge = await edges.edge(startup, { REDIS_URL: `redis://127.0.0.1:${port}` });
			await edge.stop();
			expect(asked('KEYS', '*').trim()).toBe('');
		});

		test('has these keys, and lets Edge start without the server', async () => {
			await surviveOutage({ REDIS_URL: `redis://127.0.0.1:${port}`, REDIS_PORT: String(port) });
			const keys = asked('KEYS', '*').trim().split('\n').sort();
			expect(keys).toEqual(expect.arrayContaining(['unleash-features', 'unleash-tokens']));
			expect(asked('GET', 'unleash-tokens')).toContain(startup);
		}, 120_000);

		test('can be named by host and port', async () => {
			asked('FLUSHALL');
			const edge = await edges.edge(startup, { REDIS_HOST: '127.0.0.1', REDIS_PORT: String(port) });
			await edge.stop();
			expect(asked('KEYS', '*')).toContain('unleash-features');
		});
	});

	test('without a copy, Edge does not start while the server is away', async () => {
		edges.gate.set('cut');
		const words = ['edge', '--upstream-url', edges.gate.url, '--tokens', startup];
		const { code, said } = await runEdge(edges.folder, words);
		edges.gate.set('open');
		expect(code).toBe(1);
		expect(said).toContain('No valid tokens provided on startup');
	});

	describe('a chain of two', () => {
		test('flags go down, token checks and counts go up', async () => {
			const upper = await edges.edge(startup, { METRICS_INTERVAL_SECONDS: '1' });
			const lower = await edges.edge(startup, { UPSTREAM_URL: upper.url, METRICS_INTERVAL_SECONDS: '1' });
			const fresh = await edges.token('frontend');
			expect(flagsIn(await ask(`${lower.url}/api/frontend`, fresh))).toEqual(['new-checkout']);
			const validated = edges.gate.passed.filter(
				({ path, body }) => path === '/edge/validate' && body.includes(fresh),
			);
			expect(validated).toHaveLength(1);
			const bucket = {
				start: new Date(Date.now() - 1000).toISOString(),
				stop: new Date().toISOString(),
				toggles: { 'down-the-chain': { yes: 7, no: 0, variants: {} } },
			};
			await ask(`${lower.url}/api/client/metrics`, startup, {
				method: 'POST',
				body: JSON.stringify({ appName: 'shop', environment: 'development', bucket }),
				headers: { 'Content-Type': 'application/json' },
			});
			await until(
				() =>
					edges.gate.passed.filter(
						({ path, body }) => path.endsWith('/bulk') && body.includes('down-the-chain'),
					),
				(sent) => sent.length > 0,
			);
			await lower.stop();
			await upper.stop();
		});

		test('tokens of the lower must be covered by those of the upper', async () => {
			const upper = await edges.edge(startup);
			const production = await edges.token('backend', 'production');
			const lower = await edges.edge(
				production,
				{ UPSTREAM_URL: upper.url },
				{ until: { path: '/internal-backstage/health' } },
			);
			expect(await status(`${lower.url}/internal-backstage/ready`)).toBe(503);
			await lower.stop();
			await upper.stop();
		});
	});
});
