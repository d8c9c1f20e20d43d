import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '../../schemas/frontmatter/written-page.ts';
import { MissingPrerequisite } from '../server/missing.ts';
import { packageFile, withoutScriptSettings } from '../server/packages.ts';

/** An installed server. */
export interface ServerPackage {
	/** Folder of the package `unleash-server`. */
	folder: string;
	version: string;
}

/** The server that the site documents. */
export function documentedServer(): ServerPackage {
	return packageIn(packageFile('unleash-server'));
}

/**
 * Another server: a version, which npm installs into `.cache/servers` once, or the path of an installed package.
 *
 * @throws MissingPrerequisite when there is no such version, and names those there are
 */
export function serverPackage(wanted: string): ServerPackage {
	const documented = documentedServer();
	if (wanted === documented.version) return documented;
	if (existsSync(join(wanted, 'package.json'))) return packageIn(resolve(wanted));
	const home = join(projectRoot, '.cache/servers', wanted);
	const folder = join(home, 'node_modules/unleash-server');
	if (/^\d+\.\d+\.\d+$/.test(wanted) && !existsSync(join(folder, 'dist/server.js'))) install(wanted, home);
	if (existsSync(join(folder, 'package.json'))) return packageIn(folder);
	throw new MissingPrerequisite(
		'A server to compare with',
		wanted,
		`write one of the versions ${publishedVersions()}, or the path of an installed package`,
	);
}

function packageIn(folder: string): ServerPackage {
	const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	if (name === 'unleash-server' && existsSync(join(folder, 'dist/server.js'))) return { folder, version };
	throw new MissingPrerequisite(
		'A server to compare with',
		`the package ${name} ${version} in ${folder}`,
		'write the folder of a built package, such as node_modules/unleash-server',
	);
}

function install(version: string, home: string): void {
	mkdirSync(home, { recursive: true });
	writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
	console.error(`Installing unleash-server ${version} into ${home}, once`);
	const words = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
	const { status } = npm(home, 'install', ...words, `unleash-server@${version}`);
	if (status !== 0) rmSync(home, { recursive: true });
}

function publishedVersions(): string {
	const { stdout } = npm(projectRoot, 'view', 'unleash-server', 'versions', '--json');
	try {
		return JSON.parse(stdout).slice(-8).join(', ');
	} catch {
		return 'that `npm view unleash-server versions` lists';
	}
}

function npm(cwd: string, ...words: string[]) {
	const shell = process.platform === 'win32';
	return spawnSync('npm', [...words, '--loglevel=error'], {
		cwd,
		shell,
		encoding: 'utf8',
		env: withoutScriptSettings(),
	});
}
