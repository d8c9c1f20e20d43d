import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Edge, runEdge } from '../../../src/verify/server/edge.ts';
import { query } from '../../../src/verify/server/query.ts';
import { CHANGE_SHOWS_MS } from '../../../src/verify/shell-blocks/states.ts';
import { ask, type EdgeWorld, flagsIn, noEdge, startEdgeWorld, status, until } from './edge-world.ts';

describe.skipIf(noEdge)(`tokens of Edge${noEdge ? `: not tried, as ${noEdge}` : ''}`, () => {
	let edges: EdgeWorld;
	let edge: Edge;
	let startup: string;
	beforeAll(async () => {
		edges = await startEdgeWorld();
		startup = await edges.token('backend');
		edge = await edges.edge(startup);
	});
	afterAll(() => edges?.stop());

	const features = (at = edge) => `${at.url}/api/client/features`;
	const frontend = (at = edge) => `${at.url}/api/frontend`;
	const validations = () => edges.gate.passed.filter(({ path }) => path === '/edge/validate');

	describe('of requests', () => {
		test('a backend token that a startup token covers gets all flags', async () => {
			const answer = await ask(
				features(),
				await edges.token('backend', 'development', { projects: ['default'] }),
			);
			expect(answer.status).toBe(200);
			expect(flagsIn(answer)).toEqual(['for-office', 'new-checkout', 'new-search']);
		});

		test('a frontend token of an environment that Edge holds gets the flags that are on', async () => {
			const answer = await ask(frontend(), await edges.token('frontend'));
			expect(answer.status).toBe(200);
			expect(flagsIn(answer)).toEqual(['new-checkout']);
		});

		test.each([
			'backend',
			'frontend',
		] as const)('a %s token of another environment gets 403', async (type) => {
			const token = await edges.token(type, 'production');
			expect(await status(type === 'backend' ? features() : frontend(), token)).toBe(403);
		});

		test('a token of the wrong kind gets 403', async () => {
			expect(await status(frontend(), startup)).toBe(403);
			expect(await status(features(), await edges.token('frontend'))).toBe(403);
			expect(await status(features(), edges.world.tokens.personal)).toBe(403);
		});

		test.each([
			['no token', undefined],
			['a text that is no token', 'secret'],
			['a token that the server does not know', '*:development.unheard-of'],
		])('%s gets 403 without a body', async (_, token) => {
			expect(await ask(features(), token)).toMatchObject({ status: 403, text: '' });
			expect(await ask(frontend(), token)).toMatchObject({ status: 403, text: '' });
		});

		test('Edge asks once about a token, and remembers the answer', async () => {
			const token = await edges.token('frontend');
			const before = validations().length;
			for (let time = 0; time < 3; time += 1) expect(await status(frontend(), token)).toBe(200);
			expect(validations().slice(before)).toHaveLength(1);
			expect(validations().at(-1)?.body).toContain(token);
		});

		test('a refused token stays refused: Edge does not ask again until it restarts', async () => {
			const unknown = '*:development.00000000000000000000000000000000000000000000000000001a7e';
			const asked = () => validations().filter(({ body }) => body.includes(unknown)).length;
			const other = await edges.edge(startup, { TOKEN_REVALIDATION_INTERVAL_SECONDS: '1' });
			expect(await status(features(other), unknown)).toBe(403);
			const all = validations().length;
			await until(
				() => validations().length,
				(now) => now >= all + 2,
			);
			expect(await status(features(other), unknown)).toBe(403);
			expect(asked()).toBe(1);
			await other.stop();
			const again = await edges.edge(startup);
			expect(await status(features(again), unknown)).toBe(403);
			expect(asked()).toBe(2);
			await again.stop();
		});

		test('a new token while the upstream is out of reach gets 400, or the error of the upstream; known ones get 200', async () => {
			const token = await edges.token('frontend');
			const known = await edges.token('frontend');
			expect(await status(frontend(), known)).toBe(200);
			edges.gate.set('cut');
			expect(await status(frontend(), token)).toBe(400);
			expect(await status(frontend(), known)).toBe(200);
			edges.gate.set(503);
			expect(await status(frontend(), token)).toBe(503);
			edges.gate.set('open');
			expect(await status(frontend(), token)).toBe(200);
		});

		test('/edge/validate answers for an Edge behind', async () => {
			const body = JSON.stringify({ tokens: [startup, '*:development.unheard-of'] });
			const headers = { 'Content-Type': 'application/json' };
			const answer = await ask(`${edge.url}/edge/validate`, undefined, { method: 'POST', body, headers });
			expect(answer.status).toBe(200);
			const { tokens } = JSON.parse(answer.text);
			expect(
				tokens.map(({ token, projects, environment }: Record<string, string>) => ({
					token,
					projects,
					environment,
				})),
			).toEqual([{ token: startup, projects: ['*'], environment: 'development' }]);
		});
	});

	describe('at the start', () => {
		test('none stops Edge', async () => {
			const words = ['edge', '--upstream-url', edges.gate.url];
			const { code, said } = await runEdge(edges.folder, words);
			expect(code).toBe(1);
			expect(said).toContain('No tokens provided');
		});

		test('none that could be checked, as the upstream is away, stops Edge', async () => {
			const words = ['edge', '--upstream-url', 'http://127.0.0.1:9', '--tokens', startup];
			const { code, said } = await runEdge(edges.folder, words);
			expect(code).toBe(1);
			expect(said).toContain('No valid tokens provided on startup');
		});

		test('all refused: Edge runs, is alive and never ready', async () => {
			const other = await edges.edge(
				'*:development.unheard-of',
				{},
				{ until: { path: '/internal-backstage/health' } },
			);
			expect(await status(`${other.url}/internal-backstage/health`)).toBe(200);
			const ready = await ask(`${other.url}/internal-backstage/ready`);
			expect(ready.status).toBe(503);
			await other.stop();
		});

		test('some unknown: Edge starts with the others', async () => {
			const other = await edges.edge([startup, '*:production.unheard-of']);
			expect(await status(features(other), startup)).toBe(200);
			await other.stop();
		});

		test('a token that a wider one covers is not used for fetching', async () => {
			const narrow = await edges.token('backend', 'development', { projects: ['default'] });
			const before = edges.gate.passed.length;
			const other = await edges.edge([narrow, startup]);
			const used = edges.gate.passed
				.slice(before)
				.filter(({ path }) => path.startsWith('/api/client/features'));
			expect([...new Set(used.map(({ headers }) => headers.authorization))]).toEqual([startup]);
			expect(await status(features(other), narrow)).toBe(200);
			await other.stop();
		});

		test('an address with /api at its end: the log names the mistake', async () => {
			const words = ['edge', '--upstream-url', `${edges.gate.url}/api`, '--tokens', startup];
			const { said } = await runEdge(edges.folder, words);
			expect(said).toContain("Try passing the instance URL without '/api'.");
		});

		test('tokens of two environments: Edge serves both', async () => {
			const production = await edges.token('backend', 'production');
			const other = await edges.edge([startup, production]);
			expect(await status(features(other), production)).toBe(200);
			expect(await status(features(other), startup)).toBe(200);
			await other.stop();
		});
	});

	describe('of one project', () => {
		const only = (project: string, type: 'backend' | 'frontend' = 'backend') =>
			edges.token(type, 'development', { projects: [project] });
		beforeAll(async () => {
			await query(edges.world.database, "INSERT INTO projects (id, name) VALUES ('shop', 'Shop')");
			await query(
				edges.world.database,
				"INSERT INTO project_environments (project_id, environment_name) VALUES ('shop', 'development')",
			);
			await edges.world.call('POST', '/api/admin/projects/default/features', { name: 'cart' });
			const path = '/api/admin/projects/default/features/cart/environments/development';
			await edges.world.call('POST', `${path}/strategies`, { name: 'default' });
			await edges.world.call('POST', `${path}/on`);
			await query(
				edges.world.database,
				"UPDATE features SET project = 'shop' WHERE name = 'cart'; UPDATE feature_strategies SET project_name = 'shop' WHERE feature_name = 'cart'",
			);
			await edges.world.call('POST', '/api/admin/projects/default/features', { name: 'later' });
			await wait(CHANGE_SHOWS_MS);
		});

		test('a backend token for more than a startup token covers gets 403; a frontend token gets what there is', async () => {
			const other = await edges.edge(await only('shop'));
			expect(await status(features(other), await edges.token('backend'))).toBe(403);
			expect(await status(features(other), await only('default'))).toBe(403);
			expect(flagsIn(await ask(frontend(other), await edges.token('frontend')))).toEqual(['cart']);
			expect(flagsIn(await ask(frontend(other), await only('default', 'frontend')))).toEqual([]);
			await other.stop();
		});

		test('two startup tokens of an environment: Edge fetches with both and keeps the sum, but they do not cover together', async () => {
			const [shop, rest] = [await only('shop'), await only('default')];
			const other = await edges.edge([shop, rest]);
			expect(flagsIn(await ask(frontend(other), await edges.token('frontend')))).toEqual([
				'cart',
				'new-checkout',
			]);
			expect(flagsIn(await ask(features(other), shop))).toEqual(['cart']);
			expect(flagsIn(await ask(features(other), rest))).not.toContain('cart');
			const both = await edges.token('backend', 'development', { projects: ['shop', 'default'] });
			expect(await status(features(other), both)).toBe(403);
			await other.stop();
		});

		test('a token of several projects covers each of them', async () => {
			const both = await edges.token('backend', 'development', { projects: ['shop', 'default'] });
			const other = await edges.edge(both);
			expect(both).toMatch(/^\[\]:development\./);
			expect(flagsIn(await ask(features(other), await only('shop')))).toEqual(['cart']);
			await other.stop();
		});
	});
});
