import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { documentedEdge } from '../../config/edge-version.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import type { Guard } from './guard.ts';
import { freePort } from './ports.ts';

/** How long Edge may take until it answers, or until it ends by itself. */
const START_MS = 20_000;
/** Open requests get ten seconds. */
const END_MS = 15_000;
const POLL_MS = 50;

/** How to get the program. */
const EDGE_HINT = 'build it (src/verify/README.md says how) and set EDGE_BIN to the path of the program';

/** An Unleash Edge on loopback. */
export interface Edge {
	/** Address without a slash at the end. */
	url: string;
	port: number;
	/** All that it has written so far. */
	log(): string;
	/** Tells it to end with SIGTERM, and waits until it has. Returns the exit code; null when it had to be killed. */
	stop(): Promise<number | null>;
}

/** How an Edge starts. */
export interface EdgeOptions {
	/** Everything behind the name of the program. */
	words: readonly string[];
	/** Environment variables. Nothing of this process reaches Edge but `PATH` and `HOME`. */
	variables?: Record<string, string>;
	/** Scheme and path that are asked until they answer, whatever the status. */
	until?: { scheme?: 'http' | 'https'; path: string };
	/** A port that was chosen before; a free one without. */
	port?: number;
}

/** What became of an Edge that was to end by itself. */
export interface EndedEdge {
	/** Exit code; `null` when it had to be ended. */
	code: number | null;
	said: string;
}

/**
 * Starts Edge and waits until it listens.
 *
 * @throws Error with what it wrote when it ends or stays silent
 */
export async function startEdge(guard: Guard, folder: string, options: EdgeOptions): Promise<Edge> {
	const { words, variables = {}, until: { scheme = 'http', path } = { path: HEALTH } } = options;
	const port = options.port ?? (await freePort());
	const log = join(mkdtempSync(join(folder, 'edge-')), 'edge.log');
	const child = spawnEdge(words, { PORT: String(port), INTERFACE: '127.0.0.1', ...variables }, log);
	if (child.pid) guard.process(child.pid, 'SIGTERM');
	const edge: Edge = {
		url: `${scheme}://127.0.0.1:${port}`,
		port,
		log: () => readFileSync(log, 'utf8'),
		async stop() {
			if (child.exitCode === null && child.signalCode === null) {
				const ended = once(child, 'exit');
				child.kill('SIGTERM');
				const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
				await ended;
				clearTimeout(timer);
			}
			return child.exitCode;
		},
	};
	const deadline = Date.now() + START_MS;
	while (!(await listens(port, path, scheme))) {
		if (child.exitCode !== null || Date.now() > deadline) {
			child.kill('SIGKILL');
			throw new Error(`Edge did not start:\n${edge.log().slice(-3000)}`);
		}
		await wait(POLL_MS);
	}
	return edge;
}

/** Runs a command that ends by itself, such as `health`, or an Edge that does not start. */
export async function runEdge(
	folder: string,
	words: readonly string[],
	variables: Record<string, string> = {},
): Promise<EndedEdge> {
	const log = join(mkdtempSync(join(folder, 'edge-')), 'edge.log');
	const child = spawnEdge(words, variables, log);
	const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
	await once(child, 'exit');
	clearTimeout(timer);
	return { code: child.exitCode, said: readFileSync(log, 'utf8') };
}

/**
 * What Edge is here: its version, or why it cannot be used.
 *
 * @throws {BuildError} when `EDGE_BIN` names no program
 */
export async function findEdge(): Promise<{ version: string } | { missing: string }> {
	const program = process.env['EDGE_BIN'];
	if (!program) return { missing: `there is no Unleash Edge: ${EDGE_HINT}` };
	const version = await versionOf(program);
	if (version === documentedEdge) return { version };
	return { missing: `EDGE_BIN is Edge ${version}, and pages describe ${documentedEdge}: ${EDGE_HINT}` };
}

/** Asks a running Edge, as the program does not print its version. */
async function versionOf(program: string): Promise<string> {
	try {
		accessSync(program, constants.X_OK);
	} catch {
		throw problem({
			where: 'EDGE_BIN',
			found: program,
			expected: 'the path of a program that this user may run',
			write: EDGE_HINT,
		});
	}
	const folder = mkdtempSync(join(tmpdir(), 'edge-version-'));
	const flags = join(folder, 'flags.json');
	writeFileSync(flags, '{}');
	const port = await freePort();
	const words = ['offline', '--bootstrap-file', flags, '--client-tokens', '*:development.version'];
	const child = spawnEdge(words, { PORT: String(port), INTERFACE: '127.0.0.1' }, join(folder, 'edge.log'));
	try {
		const deadline = Date.now() + START_MS;
		while (child.exitCode === null && Date.now() < deadline) {
			const answer = await fetch(`http://127.0.0.1:${port}/internal-backstage/instancedata`).catch(
				() => null,
			);
			if (answer?.ok) return versionIn(await answer.json());
			await wait(POLL_MS);
		}
		return 'of no version (it does not answer)';
	} finally {
		child.kill('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
}

function versionIn(data: unknown): string {
	return /"edgeVersion":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? 'of no version';
}

const HEALTH = '/internal-backstage/health';

function spawnEdge(words: readonly string[], variables: Record<string, string>, log: string): ChildProcess {
	const out = openSync(log, 'a');
	return spawn(process.env['EDGE_BIN'] ?? 'unleash-edge', words, {
		env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', ...variables },
		stdio: ['ignore', out, out],
	});
}

async function listens(port: number, path: string, scheme: string): Promise<boolean> {
	if (scheme === 'https') return opens(port);
	try {
		await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2000) });
		return true;
	} catch {
		return false;
	}
}

async function opens(port: number): Promise<boolean> {
	const { connect } = await import('node:net');
	const socket = connect(port, '127.0.0.1');
	try {
		await once(socket, 'connect');
		return true;
	} catch {
		return false;
	} finally {
		socket.destroy();
	}
}
