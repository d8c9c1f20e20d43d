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

/** A server in a process of its own. */
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
			detached: asGroup,
			env: { ...process.env, PORT: '0', ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
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

	/** The most memory that the process has had, in MB. Linux only. */
	get peakMemory(): number {
		const status = readFileSync(`/proc/${this.process.pid}/status`, 'utf8');
		return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
	}

	/** Sends a signal and waits for the end. Returns the exit code. */
	async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
		const { pid, exitCode, signalCode } = this.process;
		if (exitCode !== null || signalCode !== null || pid === undefined) return exitCode;
		const ended = once(this.process, 'exit');
		process.kill(this.#asGroup ? -pid : pid, signal);
		const [code] = await ended;
		return code;
	}
}
