import { defineConfig } from '@playwright/test';
import { findOrInstallChromium } from './src/verify/browsers/find-chromium.ts';
import { freePort } from './tests/listening.ts';
import { QUIET } from './tests/quiet-chromium.ts';

// Workers read this file again: they get the port through the environment.
const port = process.env['TEST_PORT'] ?? String(await freePort());
process.env['TEST_PORT'] = port;

export default defineConfig({
	testDir: './tests/browser',
	testMatch: '**/*.spec.ts',
	fullyParallel: true,
	workers: 2,
	// A retry doesn't hide anything: `npm test` lists the tests that needed one as flaky.
	retries: 1,
	timeout: 180_000,
	// What a test waits for comes late on a busy machine; a test that passes waits no longer than it must.
	expect: { timeout: 45_000, toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' } },
	reporter: [
		['list'],
		['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/browser.json' }],
	],
	use: {
		baseURL: `http://localhost:${port}`,
		// Tracing every test takes a third of the time of all of them.
		trace: 'on-first-retry',
		// A new context costs 0.7 s of CPU, more than most tests; between tests, Playwright clears its storage, cache,
		// routes and scripts. Tests that need another kind of context (no scripts, service workers) get their own.
		reuseContext: true,
		serviceWorkers: 'block',
		launchOptions: { executablePath: findOrInstallChromium().path, args: QUIET },
	},
	webServer: {
		command: 'node src/hosting/serve.ts',
		env: { PORT: port },
		url: `http://localhost:${port}`,
		reuseExistingServer: false,
	},
});
