import { isDeepStrictEqual } from 'node:util';
import { trialFingerprint } from '../../api-reference/model/tried.ts';
import type { Operation, Schemas } from '../../api-reference/model/types.ts';
import { facts } from '../../schemas/data/index.ts';
import { readFacts } from '../../schemas/data/read-facts.ts';
import type { Role } from '../../schemas/data/tried.ts';
import { writeNotes } from '../notes.ts';
import { dayOf } from '../reviews/age.ts';

/** An operation that was tried without a difference. */
export interface TriedToday {
	operation: Operation;
	/** Roles below Admin whose users may; undefined when everybody may. */
	may?: Role[] | undefined;
	/** Fields of the example that did not come. */
	absent: string[];
}

/**
 * Writes down that operations were tried today without a difference. An entry keeps its day while samples, promises
 * and roles stay as they were; entries of operations that are gone go.
 *
 * @param all every operation that is tried
 */
export function noteTried(
	tried: readonly TriedToday[],
	all: readonly Operation[],
	schemas: Schemas,
	server: string,
): void {
	const before = readFacts('tried');
	const kept = all.flatMap(({ operationId: id }) => (before[id] ? [[id, before[id]] as const] : []));
	const entries = new Map(kept);
	for (const { operation, may, absent } of tried) {
		const fingerprint = trialFingerprint(operation, schemas);
		const now = { day: dayOf(), fingerprint, server, ...(may && { roles: may }) };
		/* Which fields come can depend on the minute; an entry that holds keeps its own. */
		const then = entries.get(operation.operationId);
		const { absent: _, ...kept } = then ?? {};
		if (isDeepStrictEqual({ ...kept, day: now.day }, now)) continue;
		entries.set(operation.operationId, { ...now, ...(absent.length > 0 && { absent }) });
	}
	const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
	writeNotes(facts.tried.file, Object.fromEntries(sorted));
}
