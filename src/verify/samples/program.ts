import { spawn } from 'node:child_process';
import { MissingTool, type Output, type Place } from './languages/language.ts';

const TIMEOUT_MS = 60_000;

/** How long a program may take to end when it is told to. */
const PATIENCE_MS = 3000;

const WATCH_MS = 50;

/**
 * Starts the program in the folder, also for its temporary files, and reads until it ends or has printed enough.
 *
 * @throws MissingTool when the machine lacks the program
 */
export function runProgram(
	{ folder, variables, watch }: Pick<Place, 'folder' | 'variables' | 'watch'>,
	program: string,
	words: string[],
	tool: string,
	hint = `install ${program}`,
): Promise<Output> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, words, {
			cwd: folder,
			env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, TZ: 'UTC', ...variables },
			timeout: TIMEOUT_MS,
		});
		let output = '';
		let errors = '';
		const watching = setInterval(() => {
			if (watch(output) !== 'stop') return;
			clearInterval(watching);
			child.kill('SIGINT');
			setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
		}, WATCH_MS);
		child.stdout.on('data', (data) => {
			output += data;
		});
		child.stderr.on('data', (data) => {
			errors += data;
		});
		child.on('error', (error) => {
			clearInterval(watching);
			reject('code' in error && error.code === 'ENOENT' ? new MissingTool(program, hint) : error);
		});
		child.on('close', (status) => {
			clearInterval(watching);
			resolve({ tool, output, errors, status });
		});
	});
}
