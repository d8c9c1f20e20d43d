import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAMS = ['initdb', 'postgres'];
/** Folders that hold one folder for each major version. */
const VERSIONED = ['/usr/lib/postgresql', '/Library/PostgreSQL', '/opt/homebrew/opt', '/usr/local/opt'];
const PLAIN = [
	'/usr/local/pgsql/bin',
	'/usr/pgsql/bin',
	'/Applications/Postgres.app/Contents/Versions/latest/bin',
];

/** The oldest major version that server 8.2.0 works with. */
const OLDEST_POSTGRES = 15;

/**
 * The folder with PostgreSQL's programs: `PGBIN`, the newest installed version, or the one on the PATH.
 *
 * @returns undefined when there is none, or none that is new enough
 */
export function systemPostgres(): string | undefined {
	const asked = process.env['PGBIN'];
	return [...(asked ? [asked] : []), ...versionedFolders(), ...PLAIN, ...fromPath()].find(isUsable);
}

function versionedFolders(): string[] {
	return VERSIONED.filter((folder) => existsSync(folder)).flatMap((folder) =>
		readdirSync(folder)
			.filter((name) => /^(postgresql@)?\d+$/.test(name))
			.sort((a, b) => major(b) - major(a))
			.map((name) => join(folder, name, 'bin')),
	);
}

function fromPath(): string[] {
	const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
	return found.status === 0 ? [found.stdout.trim()] : [];
}

function isUsable(folder: string): boolean {
	if (!PROGRAMS.every((program) => existsSync(join(folder, program)))) return false;
	const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
	return major(stdout ?? '') >= OLDEST_POSTGRES;
}

function major(text: string): number {
	return Number(/\d+/.exec(text)?.[0] ?? 0);
}
