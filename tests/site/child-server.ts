import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SERVER = resolve('src/hosting/serve.ts');

/** How a server of its own process is started. */
export interface ChildOptions {
	/** Command and words; the server itself if there are none. */
	command?: string[];
	env?: Record<string, string>;
	/** Folder whose `dist` is served. */
	cwd?: string;
	/** Signals go to all processes of the command, as a terminal sends them. */
	asGroup?: boolean;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(kill));

/** Kills a process when this one exits: a test that's given up while it starts a server never stops it. */
export function killAtExit(child: ChildProcess): void {
	running.add(child);
	child.once('close', () => running.delete(child));
}

/** Kills a process, with its group if it leads one. */
function kill({ pid = 0 }: ChildProcess): void {
	for (const target of [-pid, pid])
		try {
			process.kill(target, 'SIGKILL');
		} catch {
			// It has no group of its own, or has ended.
		}
}

/** A server in a process group of its own. */
export class ChildServer {
	readonly process: ChildProcess;
	port = 0;
	output = '';
	readonly #asGroup: boolean;

	private constructor({ command, env, cwd, asGroup = false }: ChildOptions) {
		this.#asGroup = asGroup;
		const [program = '', ...words] = command ?? [process.execPath, SERVER];
		this.process = spawn(program, words, {
			cwd,
			detached: process.platform !== 'win32',
			env: { ...process.env, PORT: '0', ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		killAtExit(this.process);
		for (const stream of [this.process.stdout, this.process.stderr])
			stream?.on('data', (text) => {
				this.output += text;
			});
	}

	/** Starts a process and waits until it serves, or throws what it said. */
	static async start(options: ChildOptions = {}): Promise<ChildServer> {
		const server = new ChildServer(options);
		const ended = once(server.process, 'close').then(() => {
			throw new Error(server.output);
		});
		while (!/ at http:\/\/\S+:(\d+)/.test(server.output))
			await Promise.race([once(server.process.stdout as NodeJS.ReadableStream, 'data'), ended]);
		ended.catch(() => {});
		server.port = Number(/ at http:\/\/\S+:(\d+)/.exec(server.output)?.[1]);
		return server;
	}

	/** Waits until the server prints a text, at a place of its output or later. */
	async says(text: string, from: number): Promise<void> {
		while (!this.output.includes(text, from))
			await once(this.process.stdout as NodeJS.ReadableStream, 'data');
	}

	/** The memory of the process in MB. Linux only. */
	get memory(): number {
		return this.#megabytes('VmRSS');
	}

	/** The most memory that the process has had, in MB. Linux only. */
	get peakMemory(): number {
		return this.#megabytes('VmHWM');
	}

	#megabytes(field: string): number {
		const status = readFileSync(`/proc/${this.process.pid}/status`, 'utf8');
		return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
	}

	/** Sends a signal and waits until all processes of the command have ended. Returns the exit code. */
	async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
		const { pid = 0 } = this.process;
		// Not `exit`: npm exits before the server that it started, which still has its output open.
		const closed = once(this.process, 'close');
		process.kill(this.#asGroup ? -pid : pid, signal);
		const [code] = await closed;
		return code;
	}

	/** Kills all processes of the command that still run. */
	kill(): void {
		if (running.has(this.process)) kill(this.process);
	}
}
