import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
	missingTerraform,
	type TerraformFolder,
	terraformFolder,
} from '../../src/verify/server/terraform.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

const missing = missingTerraform();
const SAMPLES = 'src/samples/terraform';
const LOCAL = 'http://localhost:4242';
const HEAD = 'terraform {\n  required_providers {\n    unleash = { source = "Unleash/unleash" }\n  }\n}\n';
const NO_CHANGES = 'No changes.';
const INCONSISTENT = 'inconsistent result after apply';

/** A block of a configuration, with arguments as HCL. */
function block(head: string, values: Record<string, string>): string {
	const lines = Object.entries(values).map(([name, value]) => `  ${name} = ${value}\n`);
	return `${HEAD}${head} {\n${lines.join('')}}\n`;
}

const token = (name: string, values: Record<string, string>) =>
	block('resource "unleash_api_token" "one"', {
		token_name: `"${name}"`,
		environment: '"development"',
		...values,
	});

describe.skipIf(missing)(`the Terraform provider${missing ? `: not tried, as ${missing}` : ''}`, () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	afterAll(() => world?.stop());

	const folder = (variables: Record<string, string> = {}): TerraformFolder =>
		terraformFolder(world.folder, {
			UNLEASH_URL: world.url,
			UNLEASH_AUTH_TOKEN: world.tokens.personal,
			...variables,
		});
	const tokens = async (name: string) =>
		(
			await world.call<{ tokens: { tokenName: string; projects: string[] }[] }>(
				'GET',
				'/api/admin/api-tokens',
			)
		).tokens.filter(({ tokenName }) => tokenName === name);

	test('knows every argument of the example for Enterprise', () => {
		const { run, apply } = folder({ UNLEASH_URL: 'http://127.0.0.1:1' });
		apply(readFileSync(`${SAMPLES}/setup.tf`, 'utf8'));
		expect(run('validate', '-no-color')).toMatchObject({ isDone: true });
	});

	test('applies the open-source example with its import, once, and destroys it', () => {
		const { run, apply } = folder();
		const example = readFileSync(`${SAMPLES}/open-source.tf`, 'utf8').replace(LOCAL, world.url);
		expect(apply(example).said).toContain('Resources: 1 imported, 3 added, 0 changed');
		expect(run('plan', '-no-color').said).toContain(NO_CHANGES);
		expect(run('destroy', '-auto-approve', '-no-color')).toMatchObject({ isDone: true });
	});

	test('wants an address and a token, from arguments or variables', () => {
		const asked = block('data "unleash_project" "one"', { id: '"default"' });
		expect(folder().apply(asked)).toMatchObject({ isDone: true });
		expect(folder({ UNLEASH_URL: '' }).apply(asked).said).toContain('Unable to find base_url');
		expect(folder({ UNLEASH_AUTH_TOKEN: '' }).apply(asked).said).toContain('Unable to find authorization');
		expect(folder({ AUTH_TOKEN: 'wrong' }).apply(asked).said).toContain('got 401');
		expect(folder({ UNLEASH_MAX_CONCURRENT_REQUESTS: '0' }).apply(asked).said).toContain('at least 1');
	});

	test('asks no server for a plan that only creates', () => {
		const { run, apply } = folder({ UNLEASH_URL: 'http://127.0.0.1:1' });
		const made = token('nowhere', { type: '"client"' });
		expect(apply(made)).toMatchObject({ isDone: false });
		expect(run('plan', '-no-color').said).toContain('1 to add');
	});

	describe('tokens', () => {
		test('of the type backend show a change in every plan, and each apply fails', () => {
			const { run, apply } = folder();
			const made = token('backend', { type: '"backend"', expires_at: '"2099-06-30T00:00:00Z"' });
			expect(apply(made)).toMatchObject({ isDone: true });
			expect(run('plan', '-no-color').said).toContain('"client" -> "backend"');
			expect(apply(made).said).toContain(INCONSISTENT);
		});

		test('are for all projects without "projects", and fail with "project"', async () => {
			folder().apply(token('for-all', { type: '"client"' }));
			expect((await tokens('for-all'))[0]?.projects).toEqual(['*']);
			const { apply } = folder();
			expect(apply(token('one', { type: '"client"', project: '"default"' })).said).toContain(INCONSISTENT);
			expect((await tokens('one'))[0]?.projects).toEqual(['*']);
			expect(apply(token('one', { type: '"client"', projects: '["default"]' }))).toMatchObject({
				isDone: true,
			});
			expect((await tokens('one')).map(({ projects }) => projects)).toEqual([['default']]);
		});

		test.each([
			'2099-06-30T00:00:00+02:00',
			'2099-06-30T00:00:00.000Z',
		])('fail with an end that is not in UTC and whole seconds: %s', (date) => {
			const made = token('dated', { type: '"client"', expires_at: `"${date}"` });
			expect(folder().apply(made).said).toContain(INCONSISTENT);
		});

		test('can change their end, cannot lose it, and nothing else', () => {
			const { apply } = folder();
			const ending = (day: string, more = {}) =>
				token('ends', { type: '"client"', expires_at: `"2099-${day}T00:00:00Z"`, ...more });
			apply(ending('06-30'));
			expect(apply(ending('07-30')).said).toContain('1 changed');
			expect(apply(ending('07-30', { projects: '["default"]' })).said).toContain(INCONSISTENT);
			expect(apply(token('ends', { type: '"client"' })).said).toContain('ExpiresAt is mandatory');
		});
	});

	test('replaces a context field for another description, and the server refuses while a flag uses it', async () => {
		const { apply } = folder();
		const field = (description: string, more = {}) =>
			block('resource "unleash_context_field" "one"', {
				name: '"tier"',
				description: `"${description}"`,
				...more,
			});
		apply(field('first'));
		expect(apply(field('second')).said).toContain('1 added, 0 changed, 1 destroyed');
		const flags = '/api/admin/projects/default/features';
		await world.call('POST', flags, { name: 'uses-tier' });
		await world.call('POST', `${flags}/uses-tier/environments/development/strategies`, {
			name: 'default',
			constraints: [{ contextName: 'tier', operator: 'IN', values: ['free'] }],
		});
		expect(apply(field('third')).said).toContain('got 409');
		expect(apply(field('second', { stickiness: 'true' })).said).toContain('1 changed');
	});

	test('reads the type of an environment, whatever type the file says', () => {
		const asked = block('data "unleash_environment" "one"', { name: '"production"', type: '"test"' });
		const { apply, run } = folder();
		expect(apply(asked)).toMatchObject({ isDone: true });
		expect(run('show', '-no-color').said).toContain('type = "production"');
	});

	test('sets the password of a user once: another one fails and changes nothing', async () => {
		const { apply } = folder();
		const kim = (password: string) =>
			block('resource "unleash_user" "one"', {
				username: '"kim"',
				root_role: '3',
				password: `"${password}"`,
			});
		expect(apply(kim('First-horse-1!'))).toMatchObject({ isDone: true });
		expect(apply(kim('Second-horse-2!')).said).toContain(INCONSISTENT);
		const signIn = async (password: string) =>
			(
				await fetch(`${world.url}/auth/simple/login`, {
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify({ username: 'kim', password }),
				})
			).status;
		expect([await signIn('First-horse-1!'), await signIn('Second-horse-2!')]).toEqual([200, 401]);
	});

	test('creates a user with capital letters in the address, and fails; lower case replaces the user', () => {
		const { apply } = folder();
		const lee = (email: string) =>
			block('resource "unleash_user" "one"', { root_role: '3', email: `"${email}"` });
		expect(apply(lee('Lee@Example.com')).said).toContain(INCONSISTENT);
		expect(apply(lee('lee@example.com')).said).toContain('1 added, 0 changed, 1 destroyed');
	});

	test('does not notice an environment that was taken out of its project, and puts it back with -replace', async () => {
		const { apply, run } = folder();
		const inProject = block('resource "unleash_project_environment" "one"', {
			project_id: '"default"',
			environment_name: '"production"',
		});
		const environments = '/api/admin/projects/default/environments';
		const isThere = async () =>
			(
				await world.call<{ environments: { name: string; visible: boolean }[] }>(
					'GET',
					'/api/admin/environments/project/default',
				)
			).environments.some(({ name, visible }) => name === 'production' && visible);
		apply(inProject);
		await world.call('DELETE', `${environments}/production`);
		expect([run('plan', '-no-color').said.includes(NO_CHANGES), await isThere()]).toEqual([true, false]);
		run('apply', '-auto-approve', '-no-color', '-replace=unleash_project_environment.one');
		expect(await isThere()).toBe(true);
	});

	test.each([
		block('resource "unleash_environment" "one"', { name: '"staging"', type: '"test"' }),
		block('resource "unleash_project" "one"', { id: '"shop"', name: '"Shop"' }),
		block('resource "unleash_group" "one"', { name: '"team"' }),
		block('resource "unleash_service_account" "one"', {
			name: '"ci"',
			username: '"ci"',
			root_role: '3',
		}),
		block('data "unleash_role" "one"', { name: '"Owner"' }),
		block('data "unleash_permission" "one"', { name: '"CREATE_FEATURE"' }),
		block('data "unleash_group" "one"', { name: '"team"' }),
	])('gets 404 from an open-source server for what needs Enterprise: %#', (configuration) => {
		expect(folder().apply(configuration).said).toContain('got 404');
	});
});
