import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Edge } from '../../../src/tools/live/server/edge.ts';
import { CHANGE_SHOWS_MS } from '../../../src/tools/live/shell-blocks/states.ts';
import { ask, type EdgeWorld, flagsIn, status, turn, until } from './edge-world.ts';

/** Tokens with which an Edge starts, and with which an application asks it. */
export interface CopyTokens {
	startup: string;
	client: string;
}

/** Names of the flags that an Edge shows to an application. */
export async function shownBy(edge: Edge, client: string): Promise<string[]> {
	return flagsIn(await ask(`${edge.url}/api/frontend`, client));
}

/**
 * Fills a saved copy, starts an Edge from it without the server, and lets the server return.
 *
 * @param variables where the copy is
 */
export async function surviveOutage(
	edges: EdgeWorld,
	{ startup, client }: CopyTokens,
	variables: Record<string, string>,
): Promise<void> {
	const first = await edges.edge(startup, variables);
	expect(await shownBy(first, client)).toEqual(['new-checkout']);
	await first.stop();
	edges.gate.set('cut');
	const second = await edges.edge(startup, { ...variables, FEATURES_REFRESH_INTERVAL_SECONDS: '1' });
	try {
		expect(await shownBy(second, client)).toEqual(['new-checkout']);
		expect(await status(`${second.url}/api/client/features`, startup)).toBe(200);
		expect(await status(`${second.url}/api/frontend`, '*:development.new')).toBe(400);
		await turn(edges, 'new-checkout', 'off');
		edges.gate.set('open');
		await until(
			() => shownBy(second, client),
			(flags) => flags.length === 0,
			40_000,
		);
	} finally {
		edges.gate.set('open');
		await turn(edges, 'new-checkout', 'on');
		await second.stop();
		await wait(CHANGE_SHOWS_MS);
	}
}
