import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { packageFile } from '../server/packages.ts';

/** A variable to set, and the path in the configuration to look at. */
export interface Probe {
	/** Key of its answer. */
	id: string;
	name: string;
	value: string;
	sets: string;
	/** The value goes into a file, and the variable names the file. */
	isFile?: boolean;
	/** Further variables to set with it. */
	also?: Record<string, string> | undefined;
}

/** What a path of the configuration holds without and with the variable. */
export interface Answer {
	without: unknown;
	with?: unknown;
	error?: string;
}

/** Lets the server's own code build its configuration once for each probe, in an otherwise empty environment. */
export function probeConfig(probes: Probe[], server = packageFile('unleash-server')): Record<string, Answer> {
	const script = fileURLToPath(new URL('config-probe.mjs', import.meta.url));
	const input = JSON.stringify({
		createConfig: join(server, 'dist/lib/create-config.js'),
		probes,
	});
	const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
		input,
		encoding: 'utf8',
		env: {},
		maxBuffer: 10_000_000,
	});
	if (status !== 0) throw problem({ where: script, found: `no answer\n${stderr}` });
	return JSON.parse(stdout);
}
