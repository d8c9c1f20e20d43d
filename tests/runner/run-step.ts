import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { FAILED, type Results } from './results.ts';
import { RESULTS, type Step } from './steps.ts';

/** What came of a step. */
export interface StepResults extends Results {
	ok: boolean;
	seconds: number;
	/** All that it printed. */
	log: string;
}

const running = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		for (const group of running) kill(group, signal);
		process.exit(1);
	});
}

/** Runs a step in a process group of its own; what it prints is kept, as several run at once. */
export async function runStep({ name, command, environment, report, limit }: Step): Promise<StepResults> {
	const started = performance.now();
	const logFile = `${RESULTS}/${name}.log`;
	const output = openSync(logFile, 'w');
	const [program = '', ...args] = command;
	const isWindows = process.platform === 'win32';
	const child = spawn(program, args, {
		stdio: ['ignore', output, output],
		env: { ...process.env, FORCE_COLOR: '0', ...environment },
		shell: isWindows,
		detached: !isWindows,
	});
	const group = child.pid;
	if (group !== undefined) running.add(group);
	const timer = limit && group !== undefined && setTimeout(() => kill(group, 'SIGKILL'), limit * 60_000);
	const ended = await once(child, 'exit').then(
		([code]) => code === 0,
		() => false,
	);
	if (timer) clearTimeout(timer);
	if (group !== undefined) running.delete(group);
	closeSync(output);
	return {
		...tally(name, ended, report),
		ok: ended,
		seconds: Math.round((performance.now() - started) / 1000),
		log: readFileSync(logFile, 'utf8'),
	};
}

function kill(group: number, signal: NodeJS.Signals): void {
	try {
		process.kill(process.platform === 'win32' ? group : -group, signal);
	} catch {}
}

/** A step that failed counts as at least one failure, also when it broke before it could count. */
function tally(name: string, ok: boolean, report: Step['report']): Results {
	const single: Results = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [], slowest: [] };
	const broken: Results = { ...single, failed: 1, failures: [`${FAILED}${name}`] };
	if (!report) return ok ? { ...single, passed: 1 } : broken;
	let results: Results;
	try {
		results = report.read(JSON.parse(readFileSync(`${RESULTS}/${report.file}`, 'utf8')) as never);
	} catch {
		return broken;
	}
	return ok || results.failed > 0 ? results : { ...results, failed: 1, failures: broken.failures };
}
