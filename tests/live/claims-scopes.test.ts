import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/verify/world.ts';

const FLAGS = '/api/admin/projects/default/features';
const SEARCH = '/api/admin/search/features';

let world: World;
beforeAll(async () => {
	world = await startWorld({ seed: 'none' });
	for (const name of ['fresh', 'old']) await world.call('POST', FLAGS, { name });
	await world.call('POST', '/api/admin/projects/default/stale', { features: ['old', 'none'], stale: true });
});
afterAll(() => world?.stop());

/** Status of a request, for those that the server refuses. */
async function statusOf(method: string, path: string, token: string, body?: object): Promise<number> {
	const { status } = await fetch(world.url + path, {
		method,
		headers: { Authorization: token, 'Content-Type': 'application/json' },
		...(body && { body: JSON.stringify(body) }),
	});
	return status;
}

describe('the search for flags', () => {
	test('takes an unknown state as stale', async () => {
		const { features } = await world.call<{ features: { name: string }[] }>(
			'GET',
			`${SEARCH}?state=IS:no-such-state`,
		);
		expect(features.map(({ name }) => name)).toEqual(['old']);
	});

	test.each([
		['INCLUDE_ANY_OF:red', 400],
		['INCLUDE_ANY_OF:simple:red,blue', 500],
		['INCLUDE_ANY_OF:simple:red,simple:blue', 200],
	])('answers the tags %s with %i', async (tag, status) => {
		expect(await statusOf('GET', `${SEARCH}?tag=${tag}`, world.tokens.admin)).toBe(status);
	});
});

test('the filter of SDKs by project counts with a token for all projects only', async () => {
	const wanted = { tokenName: 'all', type: 'backend', environment: 'development', projects: ['*'] };
	const { secret } = await world.call<{ secret: string }>('POST', '/api/admin/api-tokens', wanted);
	const namesFor = async (Authorization: string) => {
		const answer = await fetch(`${world.url}/api/client/features?project=none`, {
			headers: { Authorization },
		});
		const { features } = (await answer.json()) as { features: { name: string }[] };
		return features.map(({ name }) => name).sort();
	};
	expect(await namesFor(world.tokens.backend)).toEqual(['fresh', 'old']);
	expect(await namesFor(secret)).toEqual([]);
});

test('the playground takes projects and environments that do not exist', async () => {
	const evaluate = (scope: object) =>
		world.call<{ features: { environments: Record<string, { isEnabled: boolean }[]> }[] }>(
			'POST',
			'/api/admin/playground/advanced',
			{ context: { appName: 'shop' }, ...scope },
		);
	const other = await evaluate({ environments: ['development'], projects: ['none'] });
	expect(other.features).toEqual([]);
	const { features } = await evaluate({ environments: ['none'], projects: '*' });
	expect(features.length).toBe(2);
	expect(features.flatMap(({ environments }) => environments.none ?? [])).toMatchObject([
		{ isEnabled: false },
		{ isEnabled: false },
	]);
});

describe('tokens', () => {
	test.each([
		['user:none', 403],
		['*:*.none', 403],
		['*:development.none', 401],
		['none', 401],
	])('the Client API answers the unknown token %s with %i', async (token, status) => {
		expect(await statusOf('GET', '/api/client/features', token)).toBe(status);
	});

	test('a project that is named twice is an error of the server', async () => {
		const body = { type: 'backend', tokenName: 'twice', projects: ['default', 'default'] };
		expect(await statusOf('POST', '/api/admin/api-tokens', world.tokens.admin, body)).toBe(500);
	});

	test('a personal token needs a description, which no other of the user has', async () => {
		const create = (body: object) =>
			statusOf('POST', '/api/admin/user/tokens', world.tokens.personal, {
				expiresAt: new Date(Date.now() + 86_400_000),
				...body,
			});
		expect(await create({})).toBe(400);
		expect(await create({ description: 'pipeline' })).toBe(201);
		expect(await create({ description: 'pipeline' })).toBe(409);
	});
});

test('an export holds an archived flag only by its name, and without names all others', async () => {
	await world.call('DELETE', `${FLAGS}/old`);
	const names = async (features: string[]) => {
		const file = await world.call<{ features: { name: string }[] }>(
			'POST',
			'/api/admin/features-batch/export',
			{ environment: 'development', features },
		);
		return file.features.map(({ name }) => name);
	};
	expect(await names(['old'])).toEqual(['old']);
	expect(await names([])).toEqual(['fresh']);
});

test('a strategy with the same segment twice is not added', async () => {
	const { id } = await world.call<{ id: number }>('POST', '/api/admin/segments', {
		name: 'twice',
		constraints: [],
	});
	const strategies = `${FLAGS}/fresh/environments/development/strategies`;
	const body = { name: 'default', segments: [id, id] };
	expect(await statusOf('POST', strategies, world.tokens.admin, body)).toBe(500);
	expect(await world.call('GET', strategies)).toEqual([]);
});
