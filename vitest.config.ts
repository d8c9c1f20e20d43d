import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { siteOptions } from './tests/site/vitest-options.ts';

/** The tests of a folder, for `vitest run --project <name>`: file names on the command line then narrow it down. */
function project(
	name: string,
	options?: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
	return { extends: true, test: { name, include: [`tests/${name}/**/*.test.ts`], ...options } };
}

export default defineConfig({
	resolve: {
		alias: {
			'~/components': fileURLToPath(new URL('./src/ui/components', import.meta.url)),
			'~': fileURLToPath(new URL('./src', import.meta.url)),
		},
	},
	test: {
		globalSetup: './tests/temporary-folder.ts',
		// These only end tests that hang: on a busy machine, a second of work can take half a minute.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		projects: [
			// Importing anew in every file would double the CPU time. Files also share what modules cache, such as the API contract.
			project('unit', { isolate: false, unstubEnvs: true, unstubGlobals: true, restoreMocks: true }),
			project('site', siteOptions),
			project('search', siteOptions),
			project('engines', siteOptions),
		],
	},
});
