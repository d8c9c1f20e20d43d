import { describe, expect, test } from 'vitest';
import { readFacts } from '~/schemas/data/read-facts.ts';
import { entriesOf } from '~/schemas/data/table.ts';
import { marksOf, triggersOf } from '~/ui/components/events/events-data.ts';

const one = (extra = '') => `feature-created: { group: Flags, happened: A flag was created.${extra} }\n`;
const read = (text?: string) => readFacts('event-types', text);

describe('event types', () => {
	test('the file holds every type of 8.2.0, and those gone since 6.10', () => {
		const removed = Object.entries(read()).filter(([, { status }]) => status === 'removed');
		expect(Object.keys(read()).length - removed.length).toBe(178);
		expect(removed.map(([name]) => name)).toEqual(['project-group-removed', 'project-group-role-changed']);
	});

	test('an unknown field, state, version, sentence or name names its place', () => {
		expect(() => read(one(', color: red'))).toThrow(/event-types\.yaml:1:.*feature-created\.color/);
		expect(() => read(one(', status: lost'))).toThrow(/feature-created\.status/);
		expect(() => read(one(', status: removed'))).toThrow(
			/feature-created\.lastIn\n.*\n.*where status is removed/,
		);
		expect(() => read(one(", lastIn: '7.6'"))).toThrow(/feature-created\.lastIn/);
		expect(() => read(one().replace('created. }', 'created }'))).toThrow(/feature-created\.happened/);
		expect(() => read(one().replace('feature-created', 'feature_created'))).toThrow(
			/the name feature_created/,
		);
	});

	test('a page that asks for a group that is not there learns which ones are', () => {
		const table = (group: string) => entriesOf('event-types', 'Events', 'group', group, read());
		expect(table('Environments').map(([name]) => name)).toContain('environment-created');
		expect(() => table('Flag')).toThrow(/one of Flags, .*\n.*<Events group="Flags" \/>/);
	});

	test('marks say plan, versions and state', () => {
		const { 'feature-created': event } = read(one(", plan: enterprise, absentIn: '6.10'"));
		expect(event && marksOf(event)).toEqual(['Enterprise', 'newer than 6.10']);
	});

	test('an integration offers as many types as the server says', () => {
		const count = (name: Parameters<typeof triggersOf>[0]) => [...triggersOf(name).values()].flat().length;
		expect(
			['webhook', 'slack-app', 'slack', 'teams', 'datadog'].map((name) => count(name as 'slack')),
		).toEqual([33, 63, 17, 32, 15]);
		expect([...triggersOf('datadog').keys()]).toEqual(['Flags', 'Flags in an environment']);
	});
});
