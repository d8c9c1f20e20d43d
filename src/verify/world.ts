import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedWorld } from './seed/seed.ts';
import { type Call, caller, signIn } from './server/call.ts';
import { startGuard } from './server/guard.ts';
import { allowedPorts } from './server/ports.ts';
import { startPostgres } from './server/postgres.ts';
import { startServer } from './server/server.ts';
import { ADMIN_USER, TOKENS } from './server/tokens.ts';

/** A real server with its own database on loopback. */
export interface World {
	/** Address without a slash at the end, such as `http://127.0.0.1:43211`. */
	url: string;
	/** `personal` belongs to the user admin; import and favorites need it. */
	tokens: typeof TOKENS & { personal: string };
	/** Signs in at `/login`. */
	user: typeof ADMIN_USER;
	/** Address of the database, as `DATABASE_URL` takes it. */
	database: string;
	/** Folder with `server.log` and `postgres.log`; gone after `stop()`. */
	folder: string;
	/** Calls the admin API with the personal token. */
	call: Call;
	/** Ends server and database by pid and removes their folder. Also happens when this process ends without it. */
	stop(): Promise<void>;
}

/** How a world starts. */
export interface WorldOptions {
	/** `full` is the documented world (README), `none` a fresh server. */
	seed?: 'full' | 'none';
	/** Wait until seeded metrics and applications show, which takes the server up to 25 s. */
	settle?: boolean;
	/** Environment variables of the server, on top of ours. */
	environment?: Record<string, string>;
	/** Folder of the package `unleash-server`, if it is another one than the documented version's. */
	server?: string;
}

/**
 * Starts PostgreSQL and the real server, and fills it. Installs the packages first when they are not there.
 *
 * @throws MissingPrerequisite naming what the machine lacks and what to do
 */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
	const { seed = 'full', settle = false, environment, server } = options;
	const guard = startGuard();
	try {
		const folder = mkdtempSync(join(tmpdir(), 'unleash-live-'));
		chmodSync(folder, 0o755);
		guard.folder(folder);
		const ports = allowedPorts();
		const database = await startPostgres(folder, guard, ports);
		const url = await startServer(folder, database, guard, environment, ports, server);
		const personal = await personalToken(url);
		const call = caller(url, personal);
		const world: World = {
			url,
			tokens: { ...TOKENS, personal },
			user: ADMIN_USER,
			database,
			folder,
			call,
			stop: guard.release,
		};
		if (seed === 'full') await seedWorld(world, settle);
		return world;
	} catch (error) {
		await guard.release();
		throw error;
	}
}

/** Makes a personal token of the user admin. */
export async function personalToken(url: string): Promise<string> {
	const call = caller(url, undefined, await signIn(url, ADMIN_USER));
	const token = await call<{ secret: string }>('POST', '/api/admin/user/tokens', {
		description: 'live world',
		expiresAt: '2099-01-01T00:00:00Z',
	});
	return token.secret;
}
