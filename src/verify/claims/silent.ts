import type { Operation, Schemas } from '../../api-reference/model/types.ts';
import { changesBetween, type Rows } from '../operations/rows.ts';
import type { TrialServer } from '../operations/trial-server.ts';
import type { Trial } from '../operations/trials.ts';
import { tryOperation } from '../operations/try-operation.ts';
import { caller } from '../server/call.ts';
import { TOKENS } from '../server/tokens.ts';

/** What an operation left in the database. */
export interface Traces {
	/** Whether rows that only people change are others than before. */
	changed: boolean;
	/** How many events were written. */
	events: number;
}

/**
 * Runs the sample of an operation, and says whether it changed something and how many events tell of it.
 *
 * @throws Error when the event log cannot be read
 */
export async function tracesOf(
	operation: Operation,
	schemas: Schemas,
	server: TrialServer,
	trial: Trial,
): Promise<Traces> {
	const look = async () => ({ rows: await server.rows(), events: await loggedEvents(server.url) });
	let before: Awaited<ReturnType<typeof look>> | undefined;
	let after: Awaited<ReturnType<typeof look>> | undefined;
	const watched: TrialServer = {
		...server,
		async prepare(steps) {
			await server.prepare(steps);
			before = await look();
		},
		async restore() {
			after = await look();
			await server.restore();
		},
	};
	await tryOperation(operation, schemas, watched, trial);
	const none: Rows = {};
	const changes = changesBetween(before?.rows ?? none, after?.rows ?? none);
	return { changed: changes.length > 0, events: (after?.events ?? 0) - (before?.events ?? 0) };
}

/** How many events the log has: all of them, as the token is an Admin's. */
async function loggedEvents(url: string): Promise<number> {
	const call = caller(url, TOKENS.admin);
	const { total } = await call<{ total: number }>('GET', '/api/admin/search/events?limit=1');
	return total;
}
