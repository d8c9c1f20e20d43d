import { describe, expect, test } from 'vitest';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { entriesOf } from '~/schemas/data/table.ts';

const one = (extra = '') =>
	`READ_ROLE: { name: Read roles, scope: root, group: Administration, allows: See roles.${extra} }\n`;
const read = (text?: string) => readFacts('permissions', text);

describe('permissions', () => {
	test('the file holds every permission of the server, by scope', () => {
		const count = (scope: string) =>
			Object.values(read()).filter((permission) => permission.scope === scope).length;
		expect([count('root'), count('project'), count('environment')]).toEqual([35, 22, 8]);
	});

	test('an unknown field, scope, sentence or name names its place', () => {
		expect(() => read(one(', color: red'))).toThrow(/permissions\.yaml:1:.*READ_ROLE\.color/);
		expect(() => read(one().replace('root', 'galaxy'))).toThrow(/READ_ROLE\.scope/);
		expect(() => read(one().replace('roles. }', 'roles }'))).toThrow(/READ_ROLE\.allows/);
		expect(() => read(one().replace('READ_ROLE', 'ReadRole'))).toThrow(
			/found: {4}the name ReadRole\n.*the name in the API/,
		);
	});

	test('a permission stands in the file once', () => {
		expect(() => read(one() + one())).toThrow(/permissions\.yaml:2:1\n.*\n.*each field once/);
	});

	test('a page that asks for a group that is not there learns which ones are', () => {
		const table = (group: string) => entriesOf('permissions', 'Permissions', 'group', group, read());
		expect(table('Administration').map(([name]) => name)).toContain('UPDATE_CORS');
		expect(() => table('Flag')).toThrow(/one of Administration, .*Flags.*\n.*<Permissions group="Flags" \/>/);
	});
});
