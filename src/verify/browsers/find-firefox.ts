import { existsSync } from 'node:fs';
import { problem } from '../../lib/diagnostics/build-error.ts';
import type { FoundBrowser } from './find-chromium.ts';

const SYSTEM_PATHS = [
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
	'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Finds a Firefox that is there already: named by FIREFOX_PATH, or the system's. It is driven over WebDriver BiDi,
 * which releases of Firefox speak, so no patched build is needed.
 *
 * @throws Error if FIREFOX_PATH names no file
 */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
	const named = environment['FIREFOX_PATH'];
	if (named) {
		if (existsSync(named)) return { path: named, source: 'FIREFOX_PATH' };
		throw problem({
			where: 'FIREFOX_PATH',
			found: named,
			expected: 'the path of a Firefox program that exists',
			write: 'FIREFOX_PATH=/usr/bin/firefox-esr',
		});
	}
	const system = SYSTEM_PATHS.find((path) => existsSync(path));
	return system ? { path: system, source: 'the system' } : undefined;
}
