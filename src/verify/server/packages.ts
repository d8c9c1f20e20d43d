import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemPostgres } from './find-postgres.ts';
import { MissingPrerequisite } from './missing.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the packages of the live tests are kept: `LIVE_CACHE`, or `.cache/live` of the project. */
export function cacheFolder(): string {
	return resolve(process.env['LIVE_CACHE'] ?? join(ROOT, '.cache/live'));
}

/**
 * Installs the packages of `src/verify/package-lock.json` into the cache, unless they are there already.
 *
 * @returns the folder that holds `node_modules`
 * @throws MissingPrerequisite when npm cannot install them
 */
export function installPackages(): string {
	const folder = cacheFolder();
	const lock = readFileSync(join(HERE, 'package-lock.json'));
	const embedded = needsEmbeddedPostgres();
	const wanted = createHash('sha256').update(lock).update(String(embedded)).digest('hex');
	const stamp = join(folder, 'installed');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;

	mkdirSync(folder, { recursive: true });
	rmSync(stamp, { force: true });
	for (const file of ['package.json', 'package-lock.json'])
		copyFileSync(join(HERE, file), join(folder, file));
	console.log(`Installing the server and the SDKs into ${folder}, once`);
	const status = installLocked(folder, embedded ? [] : ['--omit=optional']);
	if (status !== 0) {
		throw new MissingPrerequisite(
			'Packages of the live tests',
			`npm ci in ${folder} ended with ${status ?? 'a signal'}`,
			'connect to the network once, or point LIVE_CACHE at a folder where they are installed',
		);
	}
	writeFileSync(stamp, wanted);
	return folder;
}

/** Path of a file of an installed package, such as `unleash-server/dist/server.js`. */
export function packageFile(path: string): string {
	return join(installPackages(), 'node_modules', path);
}

/** Loads a CommonJS package of the cache. */
export function requirePackage<T>(name: string): T {
	return createRequire(join(installPackages(), 'package.json'))(name) as T;
}

function needsEmbeddedPostgres(): boolean {
	return process.env['LIVE_POSTGRES'] === 'embedded' || systemPostgres() === undefined;
}

/**
 * Installs what the lock file of a folder says, quietly and without scripts of packages.
 *
 * @returns how npm ended: 0 when all is there, null when a signal ended it
 */
export function installLocked(folder: string, words: readonly string[] = []): number | null {
	const { status } = spawnSync(
		'npm',
		['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...words],
		{ cwd: folder, stdio: 'inherit', shell: process.platform === 'win32', env: withoutScriptSettings() },
	);
	return status;
}

/** npm hands its own settings down to scripts; an npm started from a script would take them for its own. */
export function withoutScriptSettings(): NodeJS.ProcessEnv {
	return Object.fromEntries(
		Object.entries(process.env).filter(
			([name]) => !/^npm_(config_(local_)?prefix|lifecycle|package|command)/.test(name),
		),
	);
}
