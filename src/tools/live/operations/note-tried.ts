import { trialFingerprint } from '../../../api-reference/model/tried.ts';
import type { Operation, Schemas } from '../../../api-reference/model/types.ts';
import { facts } from '../../../schemas/data/index.ts';
import { readFacts } from '../../../schemas/data/read-facts.ts';
import { dayOf } from '../../reviews/age.ts';
import { writeNotes } from '../notes.ts';

/**
 * Writes down that operations were tried today without a difference. An entry keeps its day while sample and promises
 * stay as they were; entries of operations that are gone go.
 *
 * @param all every operation that is tried
 */
export function noteTried(
	tried: readonly Operation[],
	all: readonly Operation[],
	schemas: Schemas,
	server: string,
): void {
	const before = readFacts('tried');
	const kept = all.flatMap(({ operationId: id }) => (before[id] ? [[id, before[id]] as const] : []));
	const entries = new Map(kept);
	for (const operation of tried) {
		const now = { fingerprint: trialFingerprint(operation, schemas), day: dayOf(), server };
		const then = entries.get(operation.operationId);
		const isSame = then?.fingerprint === now.fingerprint && then.server === server;
		if (!isSame) entries.set(operation.operationId, now);
	}
	const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
	writeNotes(facts.tried.file, Object.fromEntries(sorted));
}
