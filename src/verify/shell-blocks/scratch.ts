import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeTokens } from '../../config/fake-tokens.ts';
import type { ServerState } from '../../markdown/code/server-states.ts';
import { caller } from '../server/call.ts';
import { startGuard } from '../server/guard.ts';
import { allowedPorts, freePort } from '../server/ports.ts';
import { startPostgres } from '../server/postgres.ts';
import { query } from '../server/query.ts';
import { startServer } from '../server/server.ts';
import { DOCKER_TOKENS } from '../server/tokens.ts';
import { personalToken } from '../world.ts';
import { seedState } from './states.ts';

/** The server takes the tokens that pages show: the made-up ones for SDKs, and those that the samples for Docker start with. */
const ENVIRONMENT = {
	NODE_OPTIONS: `--import ${new URL('other-hosts.mjs', import.meta.url)}`,
	INIT_BACKEND_API_TOKENS: `${fakeTokens.backend},${DOCKER_TOKENS.backend}`,
	INIT_FRONTEND_API_TOKENS: `${fakeTokens.frontend},${DOCKER_TOKENS.frontend}`,
};

/** A new server, or none yet, for the commands of one page. */
export interface Scratch {
	/** Address of the server, or the one that a server of the page has to take. */
	url: string;
	/** Address of its own database. */
	database: string;
	/** Secret of a personal token of the user admin. */
	personal: string;
	/** Folder for what commands write; pages that share the world make their own in it. */
	folder: string;
	/** Ends server and removes the folder. */
	stop(): Promise<void>;
}

/** One PostgreSQL with a migrated database that the states of all pages are copied from. */
export interface ScratchBase {
	/** Starts the world of a page, in about 2.5 s, or hands out the one that was prepared. The page stops it. */
	start(state: ServerState): Promise<Scratch>;
	/** The world that pages share which only read. It stops when another state is asked for. */
	share(state: ServerState): Promise<Scratch>;
	/** Starts a world while another page runs. */
	prepare(state: ServerState): void;
	/** Ends PostgreSQL. */
	stop(): Promise<void>;
}

interface Kept {
	state: ServerState;
	world: Promise<Scratch>;
}

/**
 * Starts PostgreSQL and lets a server make its tables, once for all pages.
 *
 * @throws MissingPrerequisite naming what the machine lacks and what to do
 */
export async function startScratchBase(): Promise<ScratchBase> {
	const guard = startGuard();
	try {
		const folder = mkdtempSync(join(tmpdir(), 'unleash-commands-'));
		chmodSync(folder, 0o755);
		guard.folder(folder);
		const ports = allowedPorts();
		const database = await startPostgres(folder, guard, ports);
		const named = (name: string) => database.replace(/[^/]+$/, name);
		const sql = (text: string) => query(named('template1'), text);
		await sql('CREATE DATABASE migrated');
		const first = startGuard();
		const url = await startServer(folder, named('migrated'), first, ENVIRONMENT, ports);
		const personal = await personalToken(url);
		await first.release();

		let count = 0;
		let shared: Kept | undefined;
		let prepared: Kept | undefined;
		const make = async (state: ServerState): Promise<Scratch> => {
			count += 1;
			const name = `page_${count}`;
			const own = join(folder, name);
			mkdirSync(own);
			const isEmpty = state === 'none';
			await sql(`CREATE DATABASE ${name}${isEmpty ? '' : ' TEMPLATE migrated'}`);
			const server = startGuard();
			try {
				const started = isEmpty
					? `http://127.0.0.1:${await freePort(ports)}`
					: await startServer(own, named(name), server, ENVIRONMENT, ports);
				const change = (text: string) => query(named(name), text);
				if (!isEmpty) await seedState(caller(started, personal), change, state);
				return { url: started, database: named(name), personal, folder: own, stop: server.release };
			} catch (error) {
				await server.release();
				throw error;
			}
		};
		const end = async (kept: Kept | undefined) => (await kept?.world.catch(() => undefined))?.stop();
		return {
			async start(state) {
				await end(shared);
				shared = undefined;
				const ready = prepared;
				prepared = undefined;
				if (ready?.state === state) return ready.world;
				await end(ready);
				return make(state);
			},
			async share(state) {
				if (shared?.state !== state) {
					await end(shared);
					shared = { state, world: make(state) };
				}
				return shared.world;
			},
			prepare(state) {
				if (prepared) return;
				prepared = { state, world: make(state) };
				prepared.world.catch(() => {});
			},
			async stop() {
				await end(shared);
				await end(prepared);
				await guard.release();
			},
		};
	} catch (error) {
		await guard.release();
		throw error;
	}
}
