import type { Facts } from '../../schemas/data/index.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';

type Recorded = Facts<'refusals'>[number];

const indexed = new WeakMap<Recorded[], Map<string, Recorded>>();

/** The recorded body of a refusal; undefined where none could be recorded, as for Enterprise operations. */
export function recordedRefusal(operationId: string, status: string): Recorded | undefined {
	const recorded = readFacts('refusals');
	const known = indexed.get(recorded) ?? indexOf(recorded);
	indexed.set(recorded, known);
	return known.get(`${operationId} ${status}`);
}

function indexOf(recorded: readonly Recorded[]): Map<string, Recorded> {
	return new Map(
		recorded.flatMap((one) => one.operations.map((id) => [`${id} ${one.status}`, one] as const)),
	);
}
