import { isDeepStrictEqual } from 'node:util';
import { recordedRefusal } from '../../api-reference/model/refusals.ts';
import type { Answer, Operation } from '../../api-reference/model/types.ts';
import { type Facts, facts } from '../../schemas/data/index.ts';
import { writeNotes } from '../notes.ts';
import type { Provoked } from './provoke.ts';

/** Bodies of one operation by status. */
export type Bodies = Record<string, Pick<Facts<'refusals'>[number], 'type' | 'body'>>;

/** Stands in for the `id` of an error, which differs every time. */
const ID = '6f1c1a52-8d8e-4a0c-9d33-2b1f6c1b7a10';

/**
 * Picks the bodies that the page of an operation shows: by documented status, the first one of the documented type. A 500
 * contains a statement of the database, which depends on its version and tells readers nothing.
 */
export function bodiesOf({ answers }: Operation, provoked: readonly Provoked[]): Bodies {
	return Object.fromEntries(
		answers.filter(isRefusal).flatMap(({ status, body }) => {
			const found = provoked.find(
				({ answered }) =>
					answered.status === status && answered.type === body?.type && answered.body.trim() !== '',
			);
			return found ? [[status, { type: found.answered.type, body: stableBody(found.answered) }]] : [];
		}),
	);
}

/** Bodies that differ from those that `refusals.yaml` has for an operation. */
export function bodyDifferences(operation: Operation, provoked: readonly Provoked[]): string[] {
	const bodies = bodiesOf(operation, provoked);
	return operation.answers.flatMap(({ status }) => {
		const [now, then] = [bodies[status]?.body, recordedRefusal(operation.operationId, status)?.body];
		if (isDeepStrictEqual(now, then)) return [];
		return [
			`refusals.yaml has ${JSON.stringify(then)} for ${status}, and the server returns ${JSON.stringify(now)}`,
		];
	});
}

/** Documented refusals whose body wasn't provoked. Pages show their status and meaning only. */
export function unprovoked({ answers }: Operation, bodies: Bodies): string[] {
	return answers.filter((answer) => isRefusal(answer) && !bodies[answer.status]).map(({ status }) => status);
}

function isRefusal({ status, body }: Answer): boolean {
	return status.startsWith('4') && body !== undefined;
}

/** Writes the bodies of all operations, each body once. */
export function noteRefusals(all: ReadonlyMap<string, Bodies>): void {
	const entries = [...all].flatMap(([operationId, bodies]) =>
		Object.entries(bodies).map(([status, rest]) => ({ status, ...rest, operationId })),
	);
	const groups = Map.groupBy(entries, ({ operationId: _, ...rest }) => JSON.stringify(rest));
	const recorded = [...groups.values()].map((group): Facts<'refusals'>[number] => {
		const [{ operationId: _, ...rest } = { operationId: '', status: '', type: '', body: '' }] = group;
		return { ...rest, operations: group.map(({ operationId }) => operationId).sort() };
	});
	const key = ({ status, operations: [first = ''] }: Facts<'refusals'>[number]) => `${status} ${first}`;
	writeNotes(
		facts.refusals.file,
		recorded.sort((a, b) => (key(a) < key(b) ? -1 : 1)),
	);
}

function stableBody({ type, body }: Provoked['answered']): unknown {
	if (!type.endsWith('json')) return body;
	const value: object = JSON.parse(body);
	return 'id' in value ? { ...value, id: ID } : value;
}
