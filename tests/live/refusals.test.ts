import { describe, expect, inject, test } from 'vitest';

const { url, tokens } = inject('world');
const FLAGS = '/api/admin/projects/default/features';
const ELSEWHERE = '/api/admin/projects/no-such-project/features';
const FLAG = `${FLAGS}/new-checkout`;

/** What pages say in their tables of refusals: a user is told of a missing permission before anybody looks for the place. */
describe('a write to what does not exist', () => {
	test.each([
		['a project', 'POST', ELSEWHERE],
		['a project, with a flag', 'DELETE', `${ELSEWHERE}/new-checkout`],
		['an environment', 'POST', `${FLAG}/environments/no-such-environment/on`],
	])('%s: 403 for a personal access token, 404 for an admin token', async (_, method, path) => {
		expect(await refusalOf(method, path, tokens.personal)).toEqual([403, 'PermissionError']);
		expect(await refusalOf(method, path, tokens.admin)).toEqual([404, 'NotFoundError']);
	});

	test.each([
		['DELETE', `${FLAGS}/no-such-flag`],
		['POST', `${FLAGS}/no-such-flag/environments/development/on`],
		['GET', `${FLAG}/environments/no-such-environment/strategies`],
	])('a flag, or strategies that are read: 404 for both, %s %s', async (method, path) => {
		for (const token of [tokens.personal, tokens.admin]) {
			expect(await refusalOf(method, path, token)).toEqual([404, 'NotFoundError']);
		}
	});
});

describe('a token of another kind', () => {
	test.each([
		['a backend token for the Admin API', 'backend', FLAGS],
		['a frontend token for the Admin API', 'frontend', FLAGS],
		['a personal access token for the Frontend API', 'personal', '/api/frontend'],
		['a backend token for the Frontend API', 'backend', '/api/frontend'],
		['a frontend token for the Client API', 'frontend', '/api/client/features'],
	] as const)('%s: 403 that says so', async (_, kind, path) => {
		const answer = await ask('GET', path, tokens[kind]);
		expect(answer.status).toBe(403);
		expect(await answer.text()).toContain('expected a different token type');
	});
});

/** An open-source server looks at the environment of the new token before it looks at the token. */
describe('a new API token', () => {
	test.each([
		'*',
		'no-such-environment',
	])('for the environment %s: 403 for an Admin, 400 for an admin token', async (environment) => {
		const path = '/api/admin/api-tokens';
		const body = { tokenName: 'refused', type: 'backend', environment, projects: ['*'] };
		expect(await refusalOf('POST', path, tokens.personal, body)).toEqual([403, 'PermissionError']);
		expect(await refusalOf('POST', path, tokens.admin, body)).toEqual([400, 'BadDataError']);
	});
});

async function refusalOf(
	method: string,
	path: string,
	token: string,
	body?: object,
): Promise<[number, string]> {
	const answer = await ask(method, path, token, body);
	return [answer.status, (await answer.json()).name];
}

function ask(
	method: string,
	path: string,
	token: string,
	body: object = { name: 'refused' },
): Promise<Response> {
	return fetch(url + path, {
		method,
		headers: { Authorization: token, 'Content-Type': 'application/json' },
		body: method === 'POST' ? JSON.stringify(body) : null,
	});
}
