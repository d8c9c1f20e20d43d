import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { query } from '../../src/verify/server/query.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

const PROJECT = '/api/admin/projects/default';
const FLAGS = `${PROJECT}/features`;
/** SDKs see a change after a second or two. */
const SEEN_MS = 3000;

/** What descriptions of operations say that neither their sample nor their refusals show. */
describe('operations that surprise', () => {
	let world: World;
	beforeAll(async () => {
		world = await startWorld({ seed: 'none' });
	});
	afterAll(() => world?.stop());

	/** Sends a request as the browser does, or as nobody; resolves to its status. */
	const statusOf = async (path: string, body: object) => {
		const headers = { 'Content-Type': 'application/json' };
		const answer = await fetch(world.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
		await answer.text();
		return answer.status;
	};

	test('deleteInactiveUsers deletes users who are not on the list of inactive ones, and stops at an unknown id', async () => {
		const users = '/api/admin/user-admin';
		const create = (email: string) =>
			world.call<{ id: number }>('POST', users, { email, rootRole: 3, sendEmail: false });
		const [anna, ben, eve] = [await create('anna@a.no'), await create('ben@a.no'), await create('eve@a.no')];
		expect(await world.call('GET', `${users}/inactive`)).toMatchObject({ inactiveUsers: [] });
		await world.call('POST', `${users}/inactive/delete`, { ids: [anna.id] });
		await expect(world.call('GET', `${users}/${anna.id}`)).rejects.toThrow('answered 404');
		const withUnknown = world.call('POST', `${users}/inactive/delete`, { ids: [ben.id, 9999, eve.id] });
		await expect(withUnknown).rejects.toThrow('answered 404');
		await expect(world.call('GET', `${users}/${ben.id}`)).rejects.toThrow('answered 404');
		expect(await world.call('GET', `${users}/${eve.id}`)).toMatchObject({ id: eve.id });
	});

	test('getInactiveUsers lists who uses one token and has another that is not used', async () => {
		const sql = `
			WITH old AS (
				INSERT INTO users (name, email, created_at) VALUES ('Old', 'old@a.no', now() - interval '1 year') RETURNING id
			)
			INSERT INTO personal_access_tokens (secret, description, user_id, expires_at, seen_at)
			SELECT 'user:' || name, name, old.id, now() + interval '1 year', seen
			FROM old, (VALUES ('used', now()), ('unused', NULL)) AS tokens (name, seen)`;
		await query(world.database, sql);
		const { inactiveUsers } = await world.call<{ inactiveUsers: { email: string }[] }>(
			'GET',
			'/api/admin/user-admin/inactive',
		);
		expect(inactiveUsers.map(({ email }) => email)).toEqual(['old@a.no']);
	});

	test('toggleFeatureEnvironmentOn enables disabled strategies where it is asked to', async () => {
		const environment = `${FLAGS}/asleep/environments/development`;
		await world.call('POST', FLAGS, { name: 'asleep' });
		await world.call('POST', `${environment}/strategies`, { name: 'default', disabled: true });
		await world.call('POST', `${environment}/on?shouldActivateDisabledStrategies=true`);
		const { strategies } = await world.call<{ strategies: object[] }>('GET', environment);
		expect(strategies).toEqual([expect.objectContaining({ name: 'default', disabled: false })]);
	});

	test('sendResetPasswordEmail tells whether somebody has an account', async () => {
		const path = '/auth/reset/password-email';
		expect(await statusOf(path, { email: 'nobody@example.com' })).toBe(404);
		expect(await statusOf(path, { email: 'nobody@example.com' })).toBe(429);
	});

	test('addPublicSignupTokenUser takes a weak password', async () => {
		const link = await world.call<{ secret: string }>('POST', '/api/admin/invite-link/tokens', {
			name: 'team',
			expiresAt: '2099-01-01T00:00:00Z',
		});
		const weak = { email: 'weak@example.com', name: 'Weak', password: 'a' };
		expect(await statusOf(`/invite/${link.secret}/signup`, weak)).toBe(201);
	});

	test('updateStrategy and removeStrategy answer 500 for a built-in type', async () => {
		const type = '/api/admin/strategies/default';
		await expect(world.call('PUT', type, { parameters: [] })).rejects.toThrow('answered 500');
		await expect(world.call('DELETE', type)).rejects.toThrow('answered 500');
	});

	test('addTag takes a tag that the flag has, and addTagToFeatures no unknown flag', async () => {
		await world.call('POST', FLAGS, { name: 'tagged' });
		const tag = { type: 'simple', value: 'twice' };
		for (const _ of [1, 2])
			expect(await world.call('POST', '/api/admin/features/tagged/tags', tag)).toMatchObject(tag);
		const tags = { addedTags: [tag], removedTags: [] };
		const withUnknown = world.call('PUT', `${PROJECT}/tags`, { features: ['tagged', 'nobody'], tags });
		await expect(withUnknown).rejects.toThrow('answered 500');
	});

	test('addFeatureDependency replaces the parent', async () => {
		for (const name of ['child', 'first', 'second']) await world.call('POST', FLAGS, { name });
		for (const feature of ['first', 'second'])
			await world.call('POST', `${FLAGS}/child/dependencies`, { feature });
		const { dependencies } = await world.call<{ dependencies: object[] }>('GET', `${FLAGS}/child`);
		expect(dependencies).toEqual([expect.objectContaining({ feature: 'second' })]);
	});

	test('getContextFieldForProject also gives fields of the whole instance', async () => {
		expect(await world.call('GET', `${PROJECT}/context/userId`)).toMatchObject({ name: 'userId' });
		await expect(world.call('GET', `${PROJECT}/context/none`)).rejects.toThrow('answered 404');
	});

	test('patchFeature archives a flag and brings it back', async () => {
		await world.call('POST', FLAGS, { name: 'patched' });
		const patch = (value: boolean) =>
			world.call('PATCH', `${FLAGS}/patched`, [{ op: 'replace', path: '/archived', value }]);
		await patch(true);
		await expect(world.call('GET', `${FLAGS}/patched`)).rejects.toThrow('answered 404');
		await patch(false);
		expect(await world.call('GET', `${FLAGS}/patched`)).toMatchObject({ name: 'patched', archived: false });
	});

	test('removeEnvironmentFromProject leaves its flags to SDKs as off, keeps strategies, and takes the last one', async () => {
		const on = `${FLAGS}/kept/environments/development`;
		await world.call('POST', FLAGS, { name: 'kept' });
		await world.call('POST', `${on}/on`);
		for (const name of ['production', 'development'])
			await world.call('DELETE', `${PROJECT}/environments/${name}`);
		expect(await world.call('GET', `${PROJECT}/overview`)).toMatchObject({ environments: [] });
		await world.call('PATCH', `${FLAGS}/kept`, [{ op: 'replace', path: '/description', value: 'x' }]);
		await wait(SEEN_MS);
		const { features } = await world.call<{ features: { name: string; enabled: boolean }[] }>(
			'GET',
			'/api/client/features',
			undefined,
			world.tokens.backend,
		);
		expect(features.find(({ name }) => name === 'kept')).toMatchObject({ enabled: false });
		await world.call('POST', `${PROJECT}/environments`, { environment: 'development' });
		expect(await world.call('GET', on)).toMatchObject({ enabled: false, strategies: [expect.anything()] });
	});
});
