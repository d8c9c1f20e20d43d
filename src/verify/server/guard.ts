import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Ends processes and removes folders when told to, or when this process is gone for any reason. */
export interface Guard {
	/** Ends this process with the signal before the ones that were named earlier. */
	process(pid: number, signal: 'SIGINT' | 'SIGTERM'): void;
	/** Removes this folder after all processes ended. */
	folder(path: string): void;
	/** Whether everything was told to end: what ends before that ends by itself. */
	readonly isReleased: boolean;
	/** Ends everything now. Calling it twice does no harm. */
	release(): Promise<void>;
}

/** Starts a guard as a process of its own, out of reach of Ctrl+C. */
export function startGuard(): Guard {
	const script = fileURLToPath(new URL('guard.mjs', import.meta.url));
	const child = spawn(process.execPath, [script], { stdio: ['pipe', 'ignore', 'inherit'], detached: true });
	const ended = once(child, 'exit');
	child.unref();
	const tell = (...words: string[]) => child.stdin.write(`${words.join('\t')}\n`);
	let isReleased = false;
	return {
		get isReleased() {
			return isReleased;
		},
		process: (pid, signal) => void tell('pid', String(pid), signal),
		folder: (path) => void tell('folder', path),
		async release() {
			isReleased = true;
			child.ref();
			child.stdin.end();
			await ended;
		},
	};
}
