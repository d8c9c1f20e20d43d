import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, runEdge } from '../../src/verify/server/edge.ts';
import { freePort } from '../../src/verify/server/ports.ts';
import { ask, type EdgeWorld, flagsIn, noEdge, startEdgeWorld, until } from './edge/edge-world.ts';

const isThere = (program: string, word: string) => spawnSync(program, [word]).status === 0;
const hasRedis = isThere('redis-server', '--version');
const hasS3 = isThere('moto_server', '--help');
const noRedis = hasRedis ? '' : ': not tried, as there is no redis-server (apt-get install redis-server)';
const noS3 = hasS3 ? '' : ": not tried, as there is no moto_server (pip install 'moto[server]')";
const BUCKET = 'edge-copy';
const KEYS = ['unleash-features', 'unleash-last-event-ids', 'unleash-tokens'];

describe.skipIf(noEdge)(`shared copies of Edge${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	let edges: EdgeWorld;
	let tokens: { startup: string; client: string };
	beforeAll(async () => {
		edges = await startEdgeWorld();
		tokens = { startup: await edges.token('backend'), client: await edges.token('frontend') };
	});
	afterAll(() => edges?.stop());

	/** Fills a copy, then starts another Edge from it while the server is away. */
	async function outlive(variables: Record<string, string>): Promise<void> {
		const first = await edges.edge(tokens.startup, variables);
		expect(await shown(first)).toEqual(['new-checkout']);
		await first.stop();
		edges.gate.set('cut');
		const second = await edges.edge(tokens.startup, variables).finally(() => edges.gate.set('open'));
		expect(await shown(second)).toEqual(['new-checkout']);
		await second.stop();
	}

	async function shown({ url }: Edge): Promise<string[]> {
		return flagsIn(await ask(`${url}/api/frontend`, tokens.client));
	}

	function run(program: string, words: string[], folder = edges.folder): void {
		const child = spawn(program, words, { cwd: folder, stdio: 'ignore' });
		if (child.pid) edges.guard.process(child.pid, 'SIGTERM');
	}

	describe.skipIf(!hasRedis)(`in a cluster of three Redis${noRedis}`, () => {
		let nodes: string[];
		const cli = (address: string, ...words: string[]) => {
			const [, port = ''] = address.split(':');
			return spawnSync('redis-cli', ['-p', port, ...words], { encoding: 'utf8' }).stdout;
		};
		const keys = () =>
			nodes.flatMap((address) => cli(address, 'KEYS', '*').trim().split('\n').filter(Boolean)).sort();

		beforeAll(async () => {
			const ports = [await freePort(), await freePort(), await freePort()];
			nodes = ports.map((port) => `127.0.0.1:${port}`);
			for (const port of ports) {
				const words = `--port ${port} --bind 127.0.0.1 --cluster-enabled yes --cluster-port ${await freePort()}`;
				run('redis-server', [...words.split(' '), '--save', ''], mkdtempSync(join(edges.folder, 'redis-')));
			}
			for (const address of nodes) {
				await until(
					() => cli(address, 'PING'),
					(answer) => answer.includes('PONG'),
				);
			}
			spawnSync('redis-cli', ['--cluster', 'create', ...nodes, '--cluster-yes']);
			await until(
				() => cli(nodes[0] ?? '', 'CLUSTER', 'INFO'),
				(answer) => answer.includes('cluster_state:ok'),
			);
		}, 60_000);

		test('is named by a list whose ports are used, has the keys, and lets Edge start without the server', async () => {
			const list = nodes.map((address) => `redis://${address}`).join(',');
			await outlive({ REDIS_MODE: 'cluster', REDIS_URL: list });
			expect(keys()).toEqual(expect.arrayContaining(KEYS));
		});

		test('is found from one of its nodes', async () => {
			for (const address of nodes) cli(address, 'FLUSHALL');
			const edge = await edges.edge(tokens.startup, {
				REDIS_MODE: 'cluster',
				REDIS_URL: `redis://${nodes[2]}`,
			});
			await edge.stop();
			expect(keys()).toEqual(expect.arrayContaining(KEYS));
		});

		test('is not found by host and port', async () => {
			const [, port = ''] = nodes[0]?.split(':') ?? [];
			const words = ['edge', '--upstream-url', edges.gate.url, '--tokens', tokens.startup];
			const variables = { REDIS_MODE: 'cluster', REDIS_HOST: '127.0.0.1', REDIS_PORT: port };
			expect(await runEdge(edges.folder, words, variables)).toMatchObject({ code: 101 });
		});
	});

	describe.skipIf(!hasS3)(`in S3${noS3}`, () => {
		let store: string;
		const variables = (bucket = BUCKET) => ({
			S3_BUCKET_NAME: bucket,
			S3_FORCE_PATH_STYLE: 'true',
			AWS_ENDPOINT_URL: store,
			AWS_REGION: 'eu-north-1',
			AWS_ACCESS_KEY_ID: 'any',
			AWS_SECRET_ACCESS_KEY: 'any',
		});
		const names = async () =>
			[...(await (await fetch(`${store}/${BUCKET}`)).text()).matchAll(/<Key>([^<]+)/g)].map(([, key]) => key);

		beforeAll(async () => {
			const port = await freePort();
			store = `http://127.0.0.1:${port}`;
			run('moto_server', ['-H', '127.0.0.1', '-p', String(port)]);
			await until(
				() =>
					fetch(`${store}/${BUCKET}`, { method: 'PUT' }).then(
						({ ok }) => ok,
						() => false,
					),
				(isMade) => isMade,
			);
		}, 60_000);

		test('has objects whose names begin with a slash, and lets Edge start without the server', async () => {
			await outlive(variables());
			expect(await names()).toEqual(expect.arrayContaining(KEYS.map((key) => `/${key}.json`)));
		});

		test('does not keep Edge from starting and answering when the bucket is missing', async () => {
			const edge = await edges.edge(tokens.startup, variables('no-such-bucket'));
			expect(await shown(edge)).toEqual(['new-checkout']);
			await edge.stop();
			expect(edge.log()).toContain('Could not persist tokens');
		});
	});
});
