import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, runEdge, startEdge } from '../../../src/verify/server/edge.ts';
import { ask, type EdgeWorld, flagsIn, noEdge, startEdgeWorld, status, until } from './edge-world.ts';

const BACKEND = '*:development.00000000000000000000000000000000000000000000000000000bac';
const FRONTEND = '*:development.00000000000000000000000000000000000000000000000000000f0e';

describe.skipIf(noEdge)(`offline mode of Edge${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	let edges: EdgeWorld;
	let dump: string;
	let short: string;
	beforeAll(async () => {
		edges = await startEdgeWorld();
		dump = join(edges.folder, 'dump.json');
		short = join(edges.folder, 'short.json');
		const token = await edges.token('backend');
		writeFileSync(dump, (await ask(`${edges.world.url}/api/client/features`, token)).text);
		const map = { 'new-checkout': { enabled: true, variant: 'one-page' }, 'new-search': { enabled: false } };
		writeFileSync(short, JSON.stringify(map));
	});
	afterAll(() => edges?.stop());

	const start = (file: string, words: string[] = [], more: string[] = []) =>
		startEdge(edges.guard, edges.folder, {
			words: [...more, 'offline', '--bootstrap-file', file, '--client-tokens', BACKEND, ...words],
		});
	const both = ['--frontend-tokens', FRONTEND];
	const features = (edge: Edge) => `${edge.url}/api/client/features`;
	const frontend = (edge: Edge) => `${edge.url}/api/frontend`;

	test('serves the answer of the server to a backend token', async () => {
		const edge = await start(dump, both);
		expect(flagsIn(await ask(features(edge), BACKEND))).toEqual(['for-office', 'new-checkout', 'new-search']);
		expect(flagsIn(await ask(frontend(edge), FRONTEND))).toEqual(['new-checkout']);
		await edge.stop();
	});

	test('serves a short map, with one variant, in the project default', async () => {
		const edge = await start(short, both);
		const { toggles } = JSON.parse((await ask(frontend(edge), FRONTEND)).text);
		expect(toggles).toMatchObject([{ name: 'new-checkout', enabled: true, variant: { name: 'one-page' } }]);
		const { features: all } = JSON.parse((await ask(features(edge), BACKEND)).text);
		expect(all.map(({ name, project }: Record<string, string>) => [name, project]).sort()).toEqual([
			['new-checkout', 'default'],
			['new-search', 'default'],
		]);
		await edge.stop();
	});

	test('is ready at once, and answers 500 to a stream', async () => {
		const edge = await start(short);
		expect(await ask(`${edge.url}/internal-backstage/ready`)).toMatchObject({
			status: 200,
			text: '{"status":"READY"}',
		});
		expect(await status(`${edge.url}/api/client/streaming`, BACKEND)).toBe(500);
		await edge.stop();
	});

	test('a token opens the API of its kind alone, and sees the projects that it names', async () => {
		const other = 'shop:development.0000000000000000000000000000000000000000000000000000057e';
		const edge = await start(short, [...both, '--client-tokens', other]);
		expect(await status(features(edge), FRONTEND)).toBe(403);
		expect(await status(frontend(edge), BACKEND)).toBe(403);
		expect(flagsIn(await ask(features(edge), other))).toEqual([]);
		expect(await status(features(edge), '*:development.other')).toBe(403);
		await edge.stop();
	});

	test('every environment gets the same file', async () => {
		const production = BACKEND.replace('development', 'production');
		const edge = await start(short, ['--client-tokens', production]);
		const flags = async (token: string) => flagsIn(await ask(features(edge), token));
		expect(await flags(production)).toEqual(await flags(BACKEND));
		expect(await flags(production)).toHaveLength(2);
		await edge.stop();
	});

	test('any other text as a token is taken at the start, and answered with 403', async () => {
		const edge = await start(short, ['--client-tokens', 'secret']);
		expect(await status(features(edge), 'secret')).toBe(403);
		await edge.stop();
	});

	test('reads the file once, or again after each interval, keeps its flags when it breaks, and logs nothing', async () => {
		const file = join(edges.folder, 'changing.json');
		writeFileSync(file, '{"first":{"enabled":true}}');
		const [once, again] = await Promise.all([start(file), start(file, ['--reload-interval', '1'])]);
		writeFileSync(file, '{"second":{"enabled":true}}');
		await until(
			async () => flagsIn(await ask(features(again), BACKEND)),
			(flags) => flags.includes('second'),
		);
		expect(flagsIn(await ask(features(once), BACKEND))).toEqual(['first']);
		writeFileSync(file, '{ broken');
		await wait(2500);
		expect(flagsIn(await ask(features(again), BACKEND))).toEqual(['second']);
		expect(again.log()).toBe('');
		await Promise.all([once.stop(), again.stop()]);
	});

	test('needs the file and a token', async () => {
		const ended = await Promise.all([
			runEdge(edges.folder, ['offline', '--client-tokens', BACKEND]),
			runEdge(edges.folder, [
				'offline',
				'--bootstrap-file',
				join(edges.folder, 'none.json'),
				'--client-tokens',
				BACKEND,
			]),
			runEdge(edges.folder, ['offline', '--bootstrap-file', short]),
		]);
		expect(ended.map(({ code }) => code)).toEqual([1, 1, 1]);
		expect(ended[2]?.said).toContain('No tokens provided');
	});
});
