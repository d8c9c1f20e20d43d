import type { TestProject } from 'vitest/node';
import type { World } from '../../src/verify/world.ts';
import { startWorld } from '../../src/verify/world.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** Address, tokens and database of the seeded world that all live tests read. */
		world: Pick<World, 'url' | 'tokens' | 'database'>;
	}
}

/** Starts one seeded world for all live tests, and ends it after them. Tests that write start their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { url, tokens, database, stop } = await startWorld({ settle: true });
	project.provide('world', { url, tokens, database });
	return stop;
}
