import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a command took. */
export interface Took {
	seconds: number;
	/** Seconds of all cores together, in the command and what it started. */
	cpu: number;
	log: string;
}

/**
 * Runs a command and measures it.
 *
 * @throws Error with all that it said, if it failed
 */
export function measured(line: string, cwd: string, env: NodeJS.ProcessEnv = process.env): Took {
	const started = performance.now();
	const { status, stdout, stderr } = spawnSync('sh', ['-c', `${line} 2>&1; code=$?; times >&2; exit $code`], {
		cwd,
		env,
		encoding: 'utf8',
		maxBuffer: 1e9,
	});
	if (status !== 0) throw new Error(`${line} ended with ${status}:\n${stdout.slice(-4000)}`);
	return { seconds: (performance.now() - started) / 1000, cpu: cpuOf(stderr), log: stdout };
}

/** User and system seconds of what a shell started: the second line that `times` prints. */
function cpuOf(times: string): number {
	const line = times.trim().split('\n').at(-1) ?? '';
	return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
		(sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
		0,
	);
}

/** Bytes up to which a page holds nothing but a way to another one. */
const LEADS_ON = 2000;

/** What a built folder holds. */
export interface Size {
	/** Bytes of what hosts need. */
	bytes: number;
	/** Bytes of the compressed copies beside it. */
	copies: number;
	files: number;
	/** Pages of content; those that only lead to another one are left out. */
	pages: number;
}

/** Measures a built folder. */
export function sizeOf(folder: string): Size {
	const total: Size = { bytes: 0, copies: 0, files: 0, pages: 0 };
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		const stats = statSync(join(folder, name));
		if (!stats.isFile()) continue;
		total.files++;
		if (/\.\w+\.(?:br|gz)$/.test(name)) total.copies += stats.size;
		else total.bytes += stats.size;
		if (name.endsWith('.html') && stats.size > LEADS_ON) total.pages++;
	}
	return total;
}
