import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFacts } from '../../schemas/data/read-facts.ts';
import { GO_MODULE, SOURCES } from '../samples/registry.ts';
import { cacheFolder, withoutScriptSettings } from '../server/packages.ts';

/** A published version of a package. */
export interface Package {
	name: string;
	version: string;
	registry: 'npm' | 'pypi' | 'crates' | 'go' | 'maven';
}

/** The newest Edge on crates.io. Later versions are released on GitHub only. */
const EDGE_CRATE = '20.1.0';

/** The oldest major version of the server whose links are followed. */
const OLDEST_SERVER = 5;

const LIVE = JSON.parse(readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8')) as {
	dependencies: Record<string, string>;
};

/** Packages of Unleash that the live tests install from npm. */
export const installedPackages: readonly Package[] = Object.entries(LIVE.dependencies)
	.filter(([name]) => /^@?unleash/.test(name))
	.map(([name, version]) => ({ name, version, registry: 'npm' }));

/** SDKs in other registries, with the versions that the live tests install, and Edge. */
const otherPackages: readonly Package[] = [
	{ name: SOURCES.python.package, version: SOURCES.python.version, registry: 'pypi' },
	{ name: GO_MODULE, version: SOURCES.go.older, registry: 'go' },
	{ name: `io.getunleash:${SOURCES.java.package}`, version: SOURCES.java.version, registry: 'maven' },
	{ name: 'unleash-api-client', version: String(readFacts('sdks')['rust']?.version), registry: 'crates' },
	{ name: 'unleash-edge', version: EDGE_CRATE, registry: 'crates' },
];

/** Every package whose links must arrive: all published servers from version 5 on, the SDKs, and Edge. */
export function productPackages(): Package[] {
	const { stdout } = run('.', 'npm', 'view', 'unleash-server', 'versions', '--json');
	const versions: string[] = JSON.parse(stdout);
	const servers = versions
		.filter((version) => Number.parseInt(version, 10) >= OLDEST_SERVER)
		.map((version): Package => ({ name: 'unleash-server', version, registry: 'npm' }));
	return [...servers, ...installedPackages.filter(({ name }) => name !== 'unleash-server'), ...otherPackages];
}

/**
 * Unpacks a package, without its dependencies, into the cache of the live tests.
 *
 * @returns its folder, or undefined when the registry or its client can't be reached
 */
export function unpack({ name, version, registry }: Package): string | undefined {
	const folder = join(cacheFolder(), 'links', `${name.replaceAll(/[/:]/g, '+')}-${version}`);
	if (existsSync(folder)) return folder;
	const making = `${folder}.part`;
	rmSync(making, { recursive: true, force: true });
	mkdirSync(making, { recursive: true });
	const isUnpacked = UNPACK[registry](name, version, making);
	if (isUnpacked) renameSync(making, folder);
	rmSync(making, { recursive: true, force: true });
	return isUnpacked ? folder : undefined;
}

type Unpack = (name: string, version: string, folder: string) => boolean;

const UNPACK: Record<Package['registry'], Unpack> = {
	npm: (name, version, folder) =>
		run(folder, 'npm', 'pack', `${name}@${version}`, '--silent').ok && extractAll(folder, '*.tgz'),
	pypi: (name, version, folder) =>
		run(folder, 'pip', 'download', '--quiet', '--no-deps', `${name}==${version}`).ok &&
		extractAll(folder, '*.{whl,tar.gz}'),
	crates(name, version, folder) {
		// `cargo info` loads a crate without its dependencies, into the cache of Cargo.
		const home = process.env['CARGO_HOME'] ?? join(process.env['HOME'] ?? '', '.cargo');
		if (!run(folder, 'cargo', 'info', '--quiet', `${name}@${version}`).ok) return false;
		const [crate] = globSync(join(home, `registry/cache/*/${name}-${version}.crate`));
		return crate !== undefined && run(folder, 'tar', '-xzf', crate).ok;
	},
	go(name, version, folder) {
		const { ok, stdout } = run(folder, 'go', 'mod', 'download', '-json', `${name}@v${version}`);
		return ok && run(folder, 'cp', '-R', JSON.parse(stdout).Dir, '.').ok;
	},
	maven: (name, version, folder) =>
		run(
			folder,
			'mvn',
			...['--quiet', '--batch-mode', 'dependency:copy', '-DoutputDirectory=.', '-Dmdep.stripVersion=true'],
			`-Dartifact=${name}:${version}:jar:sources`,
		).ok && extractAll(folder, '*.jar'),
};

/** Python extracts zip files, in which wheels and jars are: not every machine has `unzip`. */
function extractAll(folder: string, pattern: string): boolean {
	const archives = globSync(pattern, { cwd: folder });
	return (
		archives.length > 0 &&
		archives.every((archive) =>
			/gz$/.test(archive)
				? run(folder, 'tar', '-xzf', archive).ok
				: run(folder, 'python3', '-m', 'zipfile', '-e', archive, '.').ok,
		)
	);
}

function run(cwd: string, program: string, ...words: string[]): { ok: boolean; stdout: string } {
	const { status, stdout } = spawnSync(program, words, {
		cwd,
		encoding: 'utf8',
		env: { ...withoutScriptSettings(), GOFLAGS: '-modcacherw', GOTOOLCHAIN: 'local' },
		timeout: 300_000,
	});
	return { ok: status === 0, stdout: stdout ?? '' };
}
