import type { Operation } from './document.ts';

/** A difference that is meant: the document of the server is wrong there. */
export interface KnownDifference {
	operation: string;
	/** The line as `compareOperations` says it, after the operation. */
	difference: string;
	/** What was observed. */
	why: string;
}

/**
 * Compares our operations with those of the server.
 *
 * @param known differences that are meant; one that no longer occurs is reported too
 * @returns one line for each difference, none when all is the same
 */
export function compareOperations(
	ours: Map<string, Operation>,
	theirs: Map<string, Operation>,
	known: KnownDifference[] = [],
): string[] {
	const said = [...new Set([...ours.keys(), ...theirs.keys()])].sort().flatMap((id) => {
		const [our, their] = [ours.get(id), theirs.get(id)];
		if (!their) return [`${id}: the server does not have it`];
		if (!our) return [`${id}: the contract does not have it`];
		return differences(our, their).map((difference) => `${id}: ${difference}`);
	});
	const meant = known.map(({ operation, difference }) => `${operation}: ${difference}`);
	const gone = meant.filter((line) => !said.includes(line));
	return [
		...said.filter((line) => !meant.includes(line)),
		...gone.map((line) => `${line} (listed as known, but it is not so any more)`),
	];
}

function differences(our: Operation, their: Operation): string[] {
	const said: string[] = [];
	const differ = (what: string, mine: unknown, server: unknown) => {
		if (mine !== server)
			said.push(`${what} is ${mine ?? 'missing'} in the contract, ${server ?? 'missing'} in the server`);
	};
	differ('method', our.method, their.method);
	differ('path', our.path, their.path);
	for (const name of namesOf(our.parameters, their.parameters)) {
		differ(`parameter ${name}`, required(our.parameters[name]), required(their.parameters[name]));
	}
	differ('body', required(our.body), required(their.body));
	for (const status of new Set([...our.statuses, ...their.statuses])) {
		differ(`status ${status}`, present(our, status), present(their, status));
	}
	return said;
}

function namesOf(...records: object[]): string[] {
	return [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
}

function required(value: boolean | undefined): string | undefined {
	return value === undefined ? undefined : value ? 'required' : 'optional';
}

function present({ statuses }: Operation, status: string): string | undefined {
	return statuses.includes(status) ? 'listed' : undefined;
}
