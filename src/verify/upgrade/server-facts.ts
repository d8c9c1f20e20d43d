import type { Facts } from '../../schemas/data/index.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { probeConfig } from '../claims/config.ts';
import { permissionsIn } from '../claims/permissions.ts';
import { eventTypesInSource, isSetting, variablesInSource } from '../claims/source.ts';
import { startWorld } from '../world.ts';
import type { Details, ServerFacts } from './compare.ts';
import { type Document, operationFacts, schemaFacts } from './openapi-facts.ts';
import type { ServerPackage } from './server-package.ts';

interface Strategy {
	name: string;
	displayName?: string;
	editable: boolean;
	parameters: { name: string; type: string; required: boolean }[];
}

/** Starts a server on a database of its own, and reads from it and its code what the documentation states as facts. */
export async function factsOf({ folder }: ServerPackage): Promise<ServerFacts> {
	const world = await startWorld({ seed: 'none', server: folder });
	try {
		const document: Document = await (await fetch(`${world.url}/docs/openapi.json`)).json();
		const { resourceLimits = {} } = await world.call<{ resourceLimits?: Record<string, number> }>(
			'GET',
			'/api/admin/ui-config',
		);
		const { strategies } = await world.call<{ strategies: Strategy[] }>('GET', '/api/admin/strategies');
		const { types } = await world.call<{ types: { id: string; lifetimeDays: number | null }[] }>(
			'GET',
			'/api/admin/feature-types',
		);
		const permissions = await permissionsIn(world.database);
		return {
			operations: operationFacts(document),
			schemas: schemaFacts(document),
			limits: named(Object.entries(resourceLimits), ([name, value]) => [name, { default: String(value) }]),
			events: named(eventTypesInSource(folder), (name) => [name, {}]),
			strategies: named(
				strategies.filter(({ editable }) => !editable),
				strategyFacts,
			),
			'flag types': named(types, ({ id, lifetimeDays }) => [id, { lifetime: `${lifetimeDays} days` }]),
			variables: variableFacts(folder),
			permissions: named(permissions, ({ id, name, scope }) => [id, { name, scope }]),
		};
	} finally {
		await world.stop();
	}
}

function strategyFacts({ name, displayName, parameters }: Strategy): [string, Details] {
	const said = parameters.map(({ name, type, required }) => [
		`parameter ${name}`,
		`${required ? 'required' : 'optional'} ${type}`,
	]);
	return [name, { title: displayName ?? name, ...Object.fromEntries(said) }];
}

/** Variables that the code reads; the default where the documentation knows what the variable sets. */
function variableFacts(folder: string): Record<string, Details> {
	const known = readFacts('environment-variables');
	const probes = Object.entries(known).flatMap(([name, variable]) =>
		variable.sets ? [{ id: name, name, value: anyValue(variable), sets: variable.sets }] : [],
	);
	const answers = probeConfig(probes, folder);
	return named([...variablesInSource(folder)].filter(isSetting), (name) => {
		const answer = answers[name];
		return [name, answer ? { default: JSON.stringify(answer.without) } : {}];
	});
}

/** Any value will do: only the configuration without it is read. */
function anyValue({ type }: Facts<'environment-variables'>[string]): string {
	return type === 'number' ? '1' : 'probe';
}

function named<Item>(items: Item[], entry: (item: Item) => [string, Details]): Record<string, Details> {
	return Object.fromEntries(items.map(entry));
}
