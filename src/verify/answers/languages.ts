import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Toolchain } from '../../markdown/code/toolchains.ts';
import { cacheFolder } from '../server/packages.ts';
import type { Answer, Group } from './groups.ts';

/** How the program of a language is made ready and started. */
export interface Language {
	toolchain: Toolchain;
	/** File that pins the version of the SDK. */
	manifest: string;
	/** Installs the SDK into the folder, which is in the cache of the live tests, and returns the command. */
	prepare: (folder: string) => Promise<string[]>;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const INSTALL_MS = 270_000;
const RUN_MS = 120_000;

const run = promisify(execFile);

/** Languages with a program that answers, by the name of their SDK in `src/content/data/sdks.yaml`. */
export const languages = {
	node: {
		toolchain: 'node',
		manifest: join(ROOT, 'node_modules/unleash-client/package.json'),
		prepare: async () => [process.execPath, join(HERE, 'node/answers.mjs')],
	},
	python: {
		toolchain: 'python',
		manifest: join(HERE, 'python/requirements.txt'),
		async prepare(folder) {
			await once(folder, this.manifest, 'python3', (target) => [
				...['-m', 'pip', 'install', '--quiet', '--upgrade', '--target', target],
				...['--requirement', this.manifest],
			]);
			const path = `import sys; sys.path.insert(0, ${JSON.stringify(folder)}); import runpy; runpy.run_path(sys.argv.pop(1), run_name='__main__')`;
			return ['python3', '-c', path, join(HERE, 'python/answers.py')];
		},
	},
	java: {
		toolchain: 'java',
		manifest: join(HERE, 'java/pom.xml'),
		async prepare(folder) {
			await once(folder, this.manifest, 'mvn', (target) => [
				...['--quiet', '--batch-mode', '--file', this.manifest, 'dependency:copy-dependencies'],
				...[`-Dmaven.repo.local=${join(cacheFolder(), 'tools/maven')}`, `-DoutputDirectory=${target}`],
			]);
			return ['java', '-cp', ['.', join(folder, '*')].join(delimiter), join(HERE, 'java/Answers.java')];
		},
	},
	rust: {
		toolchain: 'rust',
		manifest: join(HERE, 'rust/Cargo.toml'),
		async prepare(folder) {
			await run(
				'cargo',
				['build', '--quiet', '--locked', '--manifest-path', this.manifest, '--target-dir', folder],
				{ timeout: INSTALL_MS },
			);
			return [join(folder, 'debug/answers')];
		},
	},
} as const satisfies Record<string, Language>;

/** A language that answers. */
export type LanguageName = keyof typeof languages;

/**
 * Asks the SDK of a language, after installing it where it is not there.
 *
 * @returns one list of answers for each group
 * @throws Error with what the installation or the program said
 */
export async function ask(name: LanguageName, groups: Group[]): Promise<Answer[][]> {
	const [program = '', ...words] = await languages[name].prepare(join(cacheFolder(), 'answers', name));
	const folder = mkdtempSync(join(tmpdir(), 'answers-'));
	try {
		const file = join(folder, 'groups.json');
		writeFileSync(file, JSON.stringify(groups));
		const { stdout } = await run(program, [...words, file], {
			cwd: folder,
			env: { ...process.env, HOSTNAME: 'docs', TZ: 'UTC' },
			maxBuffer: 2 ** 26,
			timeout: RUN_MS,
		});
		return JSON.parse(stdout);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Runs an installation unless the manifest is the one that it was last run with. Files of tests run in processes of their
 * own, so each installs beside the folder, and the first to be ready is taken.
 */
async function once(
	folder: string,
	manifest: string,
	program: string,
	wordsFor: (target: string) => string[],
): Promise<void> {
	const stamp = `${folder}.installed`;
	const wanted = readFileSync(manifest, 'utf8');
	const isThere = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
	if (isThere()) return;
	const target = `${folder}.${process.pid}`;
	try {
		await run(program, wordsFor(target), { timeout: INSTALL_MS });
		if (isThere()) return;
		rmSync(folder, { recursive: true, force: true });
		renameSync(target, folder);
		writeFileSync(stamp, wanted);
	} finally {
		rmSync(target, { recursive: true, force: true });
	}
}
