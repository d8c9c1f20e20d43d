import { spawn } from 'node:child_process';
import { schedule } from './schedule.ts';

/** A check that is one program, or several in turn. */
export interface Tool {
	name: string;
	/** Words without spaces, with spaces between them. */
	commands: readonly string[];
	/** Whether the later commands are of no use when one fails. */
	stops?: boolean;
	/** What to do about what it reports. */
	fix?: string;
}

const running = new Set<ReturnType<typeof spawn>>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		for (const child of running) child.kill(signal);
		process.exit(1);
	});
}

/**
 * Runs tools side by side to their end, and prints each as it ends: a line if it passes, else all that it printed.
 *
 * @param most how many run at the same time
 * @returns names of the tools that failed
 */
export async function runTools(
	tools: readonly Tool[],
	most: number,
	print: (text: string) => void,
): Promise<string[]> {
	const failed: string[] = [];
	await schedule(tools, most, async (tool) => {
		const started = performance.now();
		const { passed, output } = await runTool(tool);
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		if (!passed) failed.push(tool.name);
		print(
			passed
				? `${tool.name}: passed (${seconds} s)`
				: `\n${tool.name}: failed (${seconds} s)\n\n${[output.trim(), ...(tool.fix ? [tool.fix] : [])].join('\n\n')}\n`,
		);
		return passed;
	});
	return failed;
}

async function runTool({ commands, stops }: Tool): Promise<{ passed: boolean; output: string }> {
	let passed = true;
	let output = '';
	for (const command of commands) {
		if (!passed && stops) break;
		const ended = await run(command, (text) => {
			output += text;
		});
		passed &&= ended;
	}
	return { passed, output };
}

/** Resolves to whether a program ended well. One that can't be started says why. */
function run(command: string, write: (text: string) => void): Promise<boolean> {
	const [program = '', ...words] = command.split(' ');
	const child = spawn(program, words, {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
		shell: process.platform === 'win32',
	});
	running.add(child);
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
	return new Promise((resolve) => {
		const end = (passed: boolean) => {
			running.delete(child);
			resolve(passed);
		};
		child.once('close', (code) => end(code === 0));
		child.once('error', (error) => {
			write(String(error));
			end(false);
		});
	});
}
