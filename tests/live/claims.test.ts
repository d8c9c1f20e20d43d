import { describe, expect, inject, test } from 'vitest';
import type { Facts } from '../../src/schemas/data/index.ts';
import { readFacts } from '../../src/schemas/data/read-facts.ts';
import { type Answer, probeConfig } from '../../src/verify/claims/config.ts';
import { unprinted } from '../../src/verify/claims/messages.ts';
import { permissionsIn } from '../../src/verify/claims/permissions.ts';
import { eventTypesInSource, isSetting, variablesInSource } from '../../src/verify/claims/source.ts';
import { caller } from '../../src/verify/server/call.ts';
import { packageFile } from '../../src/verify/server/packages.ts';

const { url, tokens, database } = inject('world');
const call = caller(url, tokens.admin);

describe('limits.yaml', () => {
	const limits = readFacts('limits');

	test('has the limits and defaults that the server answers', async () => {
		const { resourceLimits } = await call<{ resourceLimits: object }>('GET', '/api/admin/ui-config');
		const ours = Object.entries(limits).map(([name, { default: value }]) => [name, value]);
		expect(Object.fromEntries(ours)).toEqual(resourceLimits);
	});

	test('names the variable that sets each limit, and its least value', () => {
		const entries = Object.entries(limits).map(([key, limit]) => ({
			...limit,
			sets: `resourceLimits.${key}`,
		}));
		const probe = (value: string, suffix: string) =>
			entries.map(({ variable, sets }) => ({ id: variable + suffix, name: variable, value, sets }));
		const answers = probeConfig([...probe('12345', ' raised'), ...probe('-7', ' lowered')]);
		const wrong = entries.flatMap(({ variable, sets, minimum = -7 }) => [
			...(answers[`${variable} raised`]?.with === 12345 ? [] : [`${variable} does not set ${sets}`]),
			...(answers[`${variable} lowered`]?.with === minimum
				? []
				: [`${sets}: the least value is ${answers[`${variable} lowered`]?.with}, not ${minimum}`]),
		]);
		expect(wrong).toEqual([]);
	});
});

describe('event-types.yaml', () => {
	const types = readFacts('event-types');

	test('has the types that the server knows', () => {
		const ours = Object.keys(types).filter((type) => types[type]?.status !== 'removed');
		expect(ours.sort()).toEqual([...new Set(eventTypesInSource())].sort());
	});

	test('has the types in the event log of the world, none of them internal, legacy or removed', async () => {
		const { events } = await call<{ events: { type: string }[] }>(
			'GET',
			'/api/admin/search/events?limit=1000',
		);
		const seen = [...new Set(events.map(({ type }) => type))];
		expect(seen.length).toBeGreaterThan(15);
		expect(seen.filter((type) => !types[type] || types[type].status)).toEqual([]);
	});

	test('names every field that events of the world carry', async () => {
		const { events } = await call<{ events: LoggedEvent[] }>('GET', '/api/admin/search/events?limit=1000');
		const listed = (fields: string | undefined) => (fields ?? '').split(', ');
		const missing = events.flatMap(({ type, ...event }) =>
			(['data', 'preData'] as const).flatMap((part) => {
				const ours = listed(types[type]?.[part]);
				if (ours.includes('…')) return [];
				const theirs = Object.keys(event[part] ?? {});
				return theirs.filter((name) => !ours.includes(name)).map((name) => `${type}: ${part}.${name}`);
			}),
		);
		expect([...new Set(missing)]).toEqual([]);
	});
});

describe('strategies.yaml', () => {
	test('has the built-in strategies with their titles and parameters', async () => {
		const { strategies } = await call<{ strategies: ServerStrategy[] }>('GET', '/api/admin/strategies');
		const theirs = strategies
			.filter(({ editable }) => !editable)
			.map(({ name, displayName, parameters }) => [
				name,
				displayName,
				parameters.map(({ name, type, required }) => [name, type, required]),
			]);
		const ours = Object.entries(readFacts('strategies')).map(([name, { title, parameters }]) => [
			name,
			title,
			Object.entries(parameters).map(([name, { type, required }]) => [name, type, required]),
		]);
		expect(ours.sort()).toEqual(theirs.sort());
	});
});

describe('environment-variables.yaml', () => {
	const variables = readFacts('environment-variables');

	test('has the variables that the code of the server reads', () => {
		const limits = Object.values(readFacts('limits')).map(({ variable }) => variable);
		const ours = [...Object.keys(variables), ...limits];
		const theirs = [...variablesInSource()].filter(isSetting);
		expect(ours.sort()).toEqual(theirs.sort());
	});

	test('has the defaults, and what each variable sets', () => {
		const probes = Object.entries(variables).flatMap(([name, variable]) =>
			variable.sets
				? [
						{
							id: name,
							name,
							value: probeOf(variable),
							sets: variable.sets,
							isFile: variable.type === 'file',
							also: variable.requires ? { [variable.requires]: 'probe' } : undefined,
						},
					]
				: [],
		);
		const answers = probeConfig(probes);
		const wrong = probes.flatMap(({ name }) => differences(name, variables[name], answers[name]));
		expect(wrong).toEqual([]);
	});
});

describe('permissions.yaml', () => {
	test('has the permissions that the server knows, with their names and scopes', async () => {
		const ours = Object.entries(readFacts('permissions')).map(([id, { name, scope }]) => [id, name, scope]);
		const theirs = (await permissionsIn(database)).map(({ id, name, scope }) => [id, name, scope]);
		expect(ours.sort()).toEqual(theirs.sort());
	});
});

describe.each(['messages', 'unlisted-messages'] as const)('%s.yaml', (name) => {
	test('has messages that stand in the packages they are said to come from', () => {
		expect(unprinted(Object.values(readFacts(name)), packageFile(''))).toEqual([]);
	});
});

interface LoggedEvent {
	type: string;
	data: object | null;
	preData: object | null;
}

interface ServerStrategy {
	name: string;
	displayName: string;
	editable: boolean;
	parameters: { name: string; type: string; required: boolean }[];
}

type Variable = Facts<'environment-variables'>[string];

/** A value that differs from the default. */
function probeOf({ probe, type, default: usual }: Variable): string {
	if (probe) return probe;
	if (type === 'number') return String(Number(usual ?? 0) + 1);
	if (type === 'boolean') return String(!usual);
	return 'probe';
}

function differences(name: string, variable?: Variable, answer?: Answer): string[] {
	if (!variable || !answer) return [`${name} was not asked`];
	const { sets, configScale = 1, default: usual } = variable;
	if (answer.error) return [`${name}: the server refuses ${probeOf(variable)}: ${answer.error}`];
	const expected = typeof usual === 'number' ? usual * configScale : usual;
	const said: string[] = [];
	if (usual !== null && JSON.stringify(answer.without) !== JSON.stringify(expected)) {
		said.push(
			`${name}: the default of ${sets} is ${JSON.stringify(answer.without)}, not ${JSON.stringify(expected)}`,
		);
	}
	if (JSON.stringify(answer.with) === JSON.stringify(answer.without)) {
		said.push(`${name} set to ${probeOf(variable)} does not change ${sets}`);
	}
	return said;
}
