import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	root: fileURLToPath(new URL('../..', import.meta.url)),
	resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
	test: {
		include: ['tests/live/**/*.test.ts'],
		globalSetup: ['tests/live/global-setup.ts'],
		// Tests wait for servers and SDKs most of the time; a third file at once would slow the browser tests beside them.
		maxWorkers: 2,
		maxConcurrency: 2,
		// A sample that waits 300 ms for a server gets no answer in a slow moment. `npm test` names the tests that needed the second try.
		retry: 1,
		testTimeout: 180_000,
		hookTimeout: 240_000,
		teardownTimeout: 30_000,
	},
});
