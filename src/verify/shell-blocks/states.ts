import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import type { ServerState } from '../../markdown/code/server-states.ts';
import type { SeedFlag } from '../seed/data.ts';
import { seedFlag } from '../seed/flags.ts';
import type { Call } from '../server/call.ts';

/** The server shows a change to SDKs within two seconds. */
export const CHANGE_SHOWS_MS = 2000;

interface State {
	segments?: object[];
	flags?: SeedFlag[];
	/** What no API makes any more, such as variants of old flags. */
	sql?: string[];
}

/** Contents of the states, from `states.yaml`. */
export function readStates(): Partial<Record<ServerState, State>> {
	return parse(readFileSync(new URL('states.yaml', import.meta.url), 'utf8'));
}

/**
 * Fills a new server.
 *
 * @param change runs SQL in its database
 */
export async function seedState(
	call: Call,
	change: (sql: string) => Promise<unknown>,
	name: ServerState,
): Promise<void> {
	const { segments = [], flags = [], sql = [] } = readStates()[name] ?? {};
	for (const segment of segments) await call('POST', '/api/admin/segments', segment);
	for (const flag of flags) await seedFlag(call, flag, new Map());
	for (const text of sql) await change(text);
	if (flags.length > 0) await wait(CHANGE_SHOWS_MS);
}
