import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { permissionsOfRoles } from '../../src/verify/claims/permissions.ts';
import { startWorld, type World } from '../../src/verify/world.ts';

let world: World;
let held: ReadonlyMap<string, string[]>;
beforeAll(async () => {
	world = await startWorld({ seed: 'none' });
	held = await permissionsOfRoles(world.database);
});
afterAll(() => world?.stop());

describe('predefined roles', () => {
	const permissions = Object.entries(readFacts('permissions'));

	test.each([
		['Admin', ['ADMIN']],
		['Viewer', []],
		['Reader', []],
	])('%s holds %j and nothing else by name', (role, expected) => {
		expect(held.get(role)).toEqual(expected);
	});

	test.each(['Owner', 'Member'] as const)('%s holds what permissions.yaml says', (role) => {
		const ours = permissions.filter(([, { roles }]) => roles.includes(role)).map(([id]) => id);
		expect(held.get(role)).toEqual(ours.sort());
	});

	test('Editor holds what permissions.yaml says, and in the project default more than a Member', () => {
		const root = permissions.filter(([, { roles }]) => roles.includes('Editor')).map(([id]) => id);
		const inDefault = permissions.filter(([, { roles }]) => roles.includes('Member')).map(([id]) => id);
		const more = ['MOVE_FEATURE_TOGGLE', 'UPDATE_PROJECT', 'DELETE_PROJECT'];
		expect(held.get('Editor')).toEqual([...root, ...inDefault, ...more].sort());
	});
});

test('the personal access token of an Admin sets the password of its owner, and outlives the change', async () => {
	const { personal } = world.tokens;
	const password = 'Taken-Over-1!';
	await world.call('POST', '/api/admin/user-admin/1/change-password', { password }, personal);
	const owner = { username: 'admin', password };
	expect(await world.call('POST', '/auth/simple/login', owner)).toMatchObject({ username: 'admin' });
	expect(await world.call('GET', '/api/admin/user', undefined, personal)).toMatchObject({ user: { id: 1 } });
});
