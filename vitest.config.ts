import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** A folder of `tests`, as `vitest run --project <name>` runs it. */
function project(
	name: string,
	options?: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
	return { extends: true, test: { name, include: [`tests/${name}/**/*.test.ts`], ...options } };
}

export default defineConfig({
	resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
	test: {
		globalSetup: './tests/temporary-folder.ts',
		// Only ends a test that hangs: on a busy machine, a second of work takes a minute.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		projects: [
			// Files share what they import and what modules keep, such as the API contract.
			project('unit', { isolate: false, unstubEnvs: true, unstubGlobals: true, restoreMocks: true }),
			project('site'),
			project('search'),
		],
	},
});
