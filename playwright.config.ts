import { defineConfig } from '@playwright/test';
import { findOrInstallChromium } from './src/tools/browsers/find-chromium.ts';
import { QUIET } from './tests/quiet-chromium.ts';

const port = Number(process.env['TEST_PORT'] ?? 4399);

export default defineConfig({
	testDir: './tests/browser',
	testMatch: '**/*.spec.ts',
	fullyParallel: true,
	workers: 2,
	// Steps run beside each other, so a moment can be a slow one. `npm test` names the tests that needed the second try.
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
		trace: 'retain-on-failure',
		serviceWorkers: 'block',
		launchOptions: { executablePath: findOrInstallChromium().path, args: QUIET },
	},
	webServer: {
		command: 'node src/hosting/serve.ts',
		env: { PORT: String(port) },
		url: `http://localhost:${port}`,
		reuseExistingServer: false,
	},
});
