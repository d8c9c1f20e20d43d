import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { versionOf } from '../../samples/command.ts';

/** Runs the programs of one language. */
export interface Runner {
	/** Program and version. */
	tool: string;
	/**
	 * Runs a program.
	 *
	 * @param environment variables on top of those of this process
	 * @returns what it printed, with errors
	 */
	run(code: string, environment: Record<string, string>): Promise<string>;
	/** Ends it and removes its files. */
	stop(): Promise<void>;
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Languages with a process that runs all samples, so that each takes a few milliseconds: they are tried for every
 * operation. Each throws MissingTool where the machine lacks the program.
 */
export const quickRunners: Readonly<Record<string, () => Runner>> = {
	javascript: () =>
		oneProcess(process.execPath, here('run-samples.mjs'), '.mjs', `node ${process.versions.node}`),
	python: () =>
		oneProcess('python3', here('run_samples.py'), '.py', versionOf('https://python.org', 'python3')),
};

/** A process that takes programs by line, as `run-samples.mjs` does. */
function oneProcess(program: string, script: string, extension: string, tool: string): Runner {
	const folder = mkdtempSync(join(tmpdir(), 'operations-'));
	const child = spawn(program, [script], {
		stdio: ['pipe', 'pipe', 'inherit'],
		env: { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONDONTWRITEBYTECODE: '1' },
	});
	const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
	let count = 0;
	return {
		tool,
		async run(code, environment) {
			count += 1;
			const file = join(folder, `sample-${count}${extension}`);
			writeFileSync(file, code);
			child.stdin.write(`${JSON.stringify({ file, environment })}\n`);
			const { value, done } = await answers.next();
			if (done) throw new Error(`${tool} ended before it had run ${file}:\n${code}`);
			return JSON.parse(value);
		},
		async stop() {
			const ended = child.exitCode === null ? once(child, 'close') : undefined;
			child.stdin.end();
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
