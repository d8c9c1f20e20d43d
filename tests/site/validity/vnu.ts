import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withoutScriptSettings } from '../../../src/tools/live/server/packages.ts';

const CACHE = resolve('.cache/validity');
/** The checker needs this version of Java or a later one. */
const JAVA = 11;

/** What a checker says about a place in a file. */
export interface Finding {
	file: string;
	message: string;
	/** The markup around the place. */
	extract: string;
}

/** Whether the machine has a Java that the checker runs on. */
export function hasJava(): boolean {
	const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
	return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1]) >= JAVA;
}

/**
 * Checks files with the checker of the W3C, all in one run of Java. It is fetched into the cache of the project once.
 *
 * @param paths files and folders of HTML
 * @throws Error when npm cannot fetch it, or when it does not answer
 */
export function checkWithVnu(paths: readonly string[]): Finding[] {
	const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
	const { stdout, stderr } = spawnSync('java', ['-jar', installedJar(), ...options, ...paths], {
		encoding: 'utf8',
		maxBuffer: 256e6,
	});
	if (!stdout.startsWith('{')) throw new Error(`The checker of the W3C did not answer:\n${stderr}`);
	const { messages } = JSON.parse(stdout) as {
		messages: { url?: string; message: string; extract?: string }[];
	};
	return messages.map(({ url = '', message, extract = '' }) => ({
		file: decodeURIComponent(url.replace(/^file:/, '')),
		message,
		extract,
	}));
}

function installedJar(): string {
	const lock = join(import.meta.dirname, 'package-lock.json');
	const copy = join(CACHE, 'package-lock.json');
	const jar = join(CACHE, 'node_modules/vnu-jar/build/dist/vnu.jar');
	if (existsSync(jar) && readFileSync(copy, 'utf8') === readFileSync(lock, 'utf8')) return jar;
	mkdirSync(CACHE, { recursive: true });
	copyFileSync(join(import.meta.dirname, 'package.json'), join(CACHE, 'package.json'));
	copyFileSync(lock, copy);
	const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
	const { status } = spawnSync('npm', words, {
		cwd: CACHE,
		stdio: 'inherit',
		shell: process.platform === 'win32',
		env: withoutScriptSettings(),
	});
	if (status !== 0) {
		throw new Error(
			`vnu-jar\n  found:    npm ci in ${CACHE} ended with ${status ?? 'a signal'}\n  expected: the checker of the W3C, as Java is here\n  write:    nothing; connect to the network once`,
		);
	}
	return jar;
}
