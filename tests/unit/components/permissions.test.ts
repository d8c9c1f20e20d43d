import { describe, expect, test } from 'vitest';
import { permissionsOf, readPermissions } from '~/components/permissions/permissions-data.ts';

const one = (extra = '') =>
	`- { id: READ_ROLE, name: Read roles, scope: root, group: Administration, allows: See roles.${extra} }\n`;

describe('permissions', () => {
	test('the file holds every permission of the server, by scope', () => {
		const count = (scope: string) =>
			readPermissions().filter((permission) => permission.scope === scope).length;
		expect([count('root'), count('project'), count('environment')]).toEqual([35, 22, 8]);
	});

	test('an unknown field, scope or sentence names its place', () => {
		expect(() => readPermissions(one(', color: red'))).toThrow(/permissions\.yaml[\s\S]*color/);
		expect(() => readPermissions(one().replace('root', 'galaxy'))).toThrow(/0\.scope/);
		expect(() => readPermissions(one().replace('roles. }', 'roles }'))).toThrow(/0\.allows/);
	});

	test('a permission stands in the file once', () => {
		expect(() => readPermissions(one() + one())).toThrow(/READ_ROLE stands here twice/);
	});

	test('a page that asks for a group that is not there learns which ones are', () => {
		expect(permissionsOf('Administration').map(({ id }) => id)).toContain('UPDATE_CORS');
		expect(() => permissionsOf('Flag')).toThrow(/write one of Administration, .*Flags/);
	});
});
