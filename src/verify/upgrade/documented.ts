import { readFiles } from '../../api-reference/contract/files.ts';
import type { Contract } from '../../api-reference/contract/types.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import type { Area, Change } from './compare.ts';

/** Where a change is written down. */
export interface Place {
	/** File from the root of the project; the folder of the contract for what stands in no file yet. */
	file: string;
	/** Whether the file already has what was added, or no longer has what was removed. */
	isDone: boolean;
}

/** Finds the file that a change belongs in. Flag types stand in no data file. */
export function placeIn(contract: Contract): (change: Change) => Place | undefined {
	const operations = contract.operations.map(({ operationId, place, 'x-unleash': own }) => ({
		name: operationId,
		file: place.file,
		isGone: own.removed !== undefined,
	}));
	const schemas = readFiles().files.flatMap(({ file, value }) =>
		file.startsWith('schemas/') ? Object.keys(value).map((name) => ({ name, file, isGone: false })) : [],
	);
	const inContract = (
		name: string,
		all: { name: string; file: string; isGone: boolean }[],
		unknown: string,
	) => {
		const found = all.find((one) => one.name === name);
		return {
			file: `src/content/openapi/${found?.file ?? unknown}`,
			has: found !== undefined && !found.isGone,
		};
	};
	const inData = (file: string, has: boolean) => ({ file: `src/content/data/${file}.yaml`, has });

	const byArea: Record<Area, (name: string) => { file: string; has: boolean } | undefined> = {
		operations: (name) => inContract(name, operations, 'paths'),
		schemas: (name) => inContract(name, schemas, 'schemas'),
		limits: (name) => inData('limits', name in readFacts('limits')),
		events: (name) => {
			const event = readFacts('event-types')[name];
			return inData('event-types', event !== undefined && event.status !== 'removed');
		},
		strategies: (name) => inData('strategies', name in readFacts('strategies')),
		'flag types': () => undefined,
		variables: (name) =>
			isLimit(name)
				? inData('limits', true)
				: inData('environment-variables', name in readFacts('environment-variables')),
		permissions: (name) => inData('permissions', name in readFacts('permissions')),
	};
	return ({ area, name, kind }) => {
		const found = byArea[area](name);
		return found && { file: found.file, isDone: kind !== 'changed' && found.has === (kind === 'added') };
	};
}

function isLimit(variable: string): boolean {
	return Object.values(readFacts('limits')).some((limit) => limit.variable === variable);
}
