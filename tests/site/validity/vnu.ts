import { spawnSync } from 'node:child_process';
import { installOnDemand } from '../../on-demand.ts';

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
	const jar = installOnDemand(import.meta.dirname, 'validity', 'vnu-jar/build/dist/vnu.jar');
	const { stdout, stderr } = spawnSync('java', ['-jar', jar, ...options, ...paths], {
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
