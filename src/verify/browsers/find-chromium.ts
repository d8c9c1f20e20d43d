import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { problem } from '../../lib/diagnostics/build-error.ts';

/** A browser that tests can start, and where it came from. */
export interface FoundBrowser {
	path: string;
	source: string;
}

const SYSTEM_PATHS = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Finds a browser that is there already: named by CHROMIUM_PATH, the system's, or Playwright's own. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
	const named = environment['CHROMIUM_PATH'];
	if (named) {
		if (existsSync(named)) return { path: named, source: 'CHROMIUM_PATH' };
		throw problem({
			where: 'CHROMIUM_PATH',
			found: named,
			expected: 'the path of a Chromium or Chrome program that exists',
			write: 'CHROMIUM_PATH=/usr/bin/chromium',
		});
	}
	const system = SYSTEM_PATHS.find((path) => existsSync(path));
	if (system) return { path: system, source: 'the system' };
	const own = chromium.executablePath();
	return existsSync(own) ? { path: own, source: 'Playwright' } : undefined;
}

/**
 * Finds a browser or installs one: with Playwright's installer, else as a Debian package.
 *
 * @throws Error saying what was tried and what to do
 */
export function findOrInstallChromium(): FoundBrowser {
	const found = findChromium();
	if (found) return found;
	const run = (command: string, ...args: string[]) =>
		spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

	console.log("No browser found. Trying Playwright's installer.");
	if (run('npx', 'playwright', 'install', 'chromium')) {
		const installed = findChromium();
		if (installed) return installed;
	}
	if (existsSync('/usr/bin/apt-get')) {
		console.log("That did not work here. Trying Debian's package.");
		if (run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')) {
			const installed = findChromium();
			if (installed) return installed;
		}
	}
	throw problem({
		where: 'The browser of the tests',
		found: 'no Chromium, and none that could be installed',
		expected: 'Chromium or Chrome; install one',
		write: 'CHROMIUM_PATH=/path/to/chromium npm test',
	});
}
