import { describe, expect, test } from 'vitest';
import { eventsOf, marksOf, readEvents, triggersOf } from '~/components/events/events-data.ts';

const one = (extra = '') =>
	`- { name: feature-created, group: Flags, happened: A flag was created.${extra} }\n`;

describe('event types', () => {
	test('the file holds every type of 8.2.0, and those gone since 6.10', () => {
		const removed = readEvents().filter(({ status }) => status === 'removed');
		expect(readEvents().length - removed.length).toBe(178);
		expect(removed.map(({ name }) => name)).toEqual(['project-group-removed', 'project-group-role-changed']);
	});

	test('an unknown field, state or sentence names its place', () => {
		expect(() => readEvents(one(', color: red'))).toThrow(/events\.yaml[\s\S]*color/);
		expect(() => readEvents(one(', status: lost'))).toThrow(/0\.status/);
		expect(() => readEvents(one(', status: removed'))).toThrow(/0\.lastIn/);
		expect(() => readEvents(one().replace('created. }', 'created }'))).toThrow(/0\.happened/);
	});

	test('a type stands in the file once', () => {
		expect(() => readEvents(one() + one())).toThrow(/feature-created stands here twice/);
	});

	test('a page that asks for a group that is not there learns which ones are', () => {
		expect(eventsOf('Environments').map(({ name }) => name)).toContain('environment-created');
		expect(() => eventsOf('Flag')).toThrow(/write one of Flags \|/);
	});

	test('marks say plan, versions and state', () => {
		const [event] = readEvents(one(", plan: enterprise, absentIn: '6.10'"));
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
