import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorldName } from '../../../src/commands/worlds.ts';
import { fakeTokens } from '../../../src/site/fake-tokens.ts';
import { type Call, caller } from '../world/call.ts';
import { startGuard } from '../world/guard.ts';
import { requirePackage } from '../world/packages.ts';
import { allowedPorts, freePort } from '../world/ports.ts';
import { startPostgres } from '../world/postgres.ts';
import { startServer } from '../world/server.ts';
import { personalToken } from '../world.ts';
import { seedState } from './states.ts';

/** Tokens that pages show: the made-up ones, and those that the samples for Docker start with. The server takes them. */
const SHOWN_TOKENS = {
	INIT_ADMIN_API_TOKENS: fakeTokens.admin,
	INIT_BACKEND_API_TOKENS: `${fakeTokens.backend},default:development.unleash-insecure-api-token`,
	INIT_FRONTEND_API_TOKENS: `${fakeTokens.frontend},default:development.unleash-insecure-frontend-api-token`,
};

/** A new server, or none yet, for the commands of one page. */
export interface Scratch {
	/** Address of the server, or the one that a server of the page has to take. */
	url: string;
	/** Address of its own database. */
	database: string;
	/** Secret of a personal token of the user admin. */
	personal: string;
	/** Folder for what commands write. */
	folder: string;
	/** Ends server and removes the folder. */
	stop(): Promise<void>;
}

/** One PostgreSQL with a migrated database that the worlds of all pages are copied from. */
export interface ScratchBase {
	/** Starts the world of a page, in about 2.5 s. */
	start(state: WorldName): Promise<Scratch>;
	/** Ends PostgreSQL. */
	stop(): Promise<void>;
}

interface Client {
	connect(): Promise<void>;
	query(text: string): Promise<unknown>;
	end(): Promise<void>;
}

/**
 * Starts PostgreSQL and lets a server make its tables, once for all pages.
 *
 * @throws MissingPrerequisite naming what the machine lacks and the mend
 */
export async function startScratchBase(): Promise<ScratchBase> {
	const guard = startGuard();
	try {
		const folder = mkdtempSync(join(tmpdir(), 'unleash-commands-'));
		chmodSync(folder, 0o755);
		guard.folder(folder);
		const database = await startPostgres(folder, guard, ports());
		const named = (name: string) => database.replace(/[^/]+$/, name);
		const sql = (text: string) => query(named('template1'), text);
		await sql('CREATE DATABASE migrated');
		const first = startGuard();
		const url = await startServer(folder, named('migrated'), first, SHOWN_TOKENS, ports());
		const personal = await personalToken(url);
		await first.release();

		let count = 0;
		return {
			stop: guard.release,
			async start(state) {
				count += 1;
				const name = `page_${count}`;
				const own = join(folder, name);
				mkdirSync(own);
				const isEmpty = state === 'none';
				await sql(`CREATE DATABASE ${name}${isEmpty ? '' : ' TEMPLATE migrated'}`);
				const server = startGuard();
				try {
					const started = isEmpty
						? `http://127.0.0.1:${await freePort(ports())}`
						: await startServer(own, named(name), server, SHOWN_TOKENS, ports());
					const call: Call = caller(started, personal);
					if (!isEmpty) await seedState(call, state);
					return { url: started, database: named(name), personal, folder: own, stop: server.release };
				} catch (error) {
					await server.release();
					throw error;
				}
			},
		};
	} catch (error) {
		await guard.release();
		throw error;
	}
}

/** Allowed ports in any order: two servers that start at once would choose the same first one. */
function ports(): number[] | undefined {
	return allowedPorts()
		?.map((port) => ({ port, order: Math.random() }))
		.sort((a, b) => a.order - b.order)
		.map(({ port }) => port);
}

async function query(database: string, text: string): Promise<void> {
	const { Client } = requirePackage<{ Client: new (options: object) => Client }>('pg');
	const client = new Client({ connectionString: database });
	await client.connect();
	try {
		await client.query(text);
	} finally {
		await client.end();
	}
}
