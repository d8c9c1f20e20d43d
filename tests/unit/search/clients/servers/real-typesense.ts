import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '../../../../listening.ts';

/** Milliseconds between looks whether the server is up. */
const BETWEEN = 250;

/** A real server of Typesense on this machine. */
export interface RealTypesense {
	origin: string;
	/** Allows everything. */
	key: string;
	stop(): Promise<void>;
}

/**
 * Starts a Typesense on free ports, with an empty folder for its data.
 *
 * @param program path of `typesense-server`
 * @throws Error when it ends instead of coming up
 */
export async function startTypesense(program: string): Promise<RealTypesense> {
	const data = await mkdtemp(join(tmpdir(), 'typesense-'));
	const [port, peering] = [await freePort(), await freePort()];
	const key = 'writing';
	const server = spawn(
		program,
		[
			`--data-dir=${data}`,
			`--api-key=${key}`,
			...['--api-address=127.0.0.1', '--peering-address=127.0.0.1'],
			...[`--api-port=${port}`, `--peering-port=${peering}`],
		],
		{ stdio: 'ignore' },
	);
	const ended = new Promise((resolve) => server.once('exit', resolve));
	const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
	const stop = async () => {
		server.kill();
		await ended;
		await rm(data, { recursive: true, force: true });
	};
	const origin = `http://127.0.0.1:${port}`;
	while (!hasEnded()) {
		const health = await fetch(`${origin}/health`).catch(() => undefined);
		if (health?.ok) return { origin, key, stop };
		await new Promise((resolve) => setTimeout(resolve, BETWEEN));
	}
	await stop();
	throw new Error(`${program} does not come up`);
}

async function freePort(): Promise<number> {
	const server = createServer();
	const { origin } = await listening(server);
	await new Promise((resolve) => server.close(resolve));
	return Number(new URL(origin).port);
}
