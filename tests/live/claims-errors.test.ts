import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type World } from '../../src/verify/world.ts';

const FLAGS = '/api/admin/projects/default/features';
const TOO_LONG = JSON.stringify({ name: 'long', description: 'x'.repeat(110_000) });

describe('an error', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	afterAll(() => world?.stop());

	const fieldsOf = async (path: string, token: string | null, body?: string) => {
		const answer = await fetch(`${world.url}${path}`, {
			method: body ? 'POST' : 'GET',
			headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
			...(body && { body }),
		});
		const fields = Object.keys((await answer.json()) as object);
		return [answer.status, ...fields.filter((field) => field !== 'path' && field !== 'type')];
	};

	test.each([
		['without a token at the Client API', 401, '/api/client/features', null],
		['to an unknown token at the Frontend API', 401, '/api/frontend', 'unknown'],
		['to an unfit token', 403, '/api/admin/tags', 'backend'],
		['to a body that is no JSON', 400, FLAGS, 'personal', '{'],
		['to a body that is too long', 413, FLAGS, 'personal', TOO_LONG],
	] as const)('%s has only a message', async (_, status, path, token, body?: string) => {
		const secret = token === 'backend' || token === 'personal' ? world.tokens[token] : token;
		expect(await fieldsOf(path, secret, body)).toEqual([status, 'message']);
	});

	test('has name and details, and an id when the request is refused before it is handled', async () => {
		const { personal } = world.tokens;
		const handled = ['name', 'message', 'details'];
		expect(await fieldsOf(`${FLAGS}/unknown`, personal)).toEqual([404, ...handled]);
		expect(await fieldsOf('/api/admin/unknown', personal)).toEqual([404, 'id', ...handled]);
		expect(await fieldsOf('/api/admin/tags', 'unknown')).toEqual([401, 'id', ...handled]);
	});

	test.each([
		'/api/admin/unknown',
		'/api/admin/permissions',
	])('for the path %s says that it is not available', async (path) => {
		const message = `The path you were looking for (${path}) is not available.`;
		await expect(world.call('GET', path)).rejects.toThrow(message);
	});
});
