import { spawnSync } from 'node:child_process';
import {
	existsSync,
	globSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BUILD_MARK } from '../../src/hosting/hosts/host-files.ts';
import { cacheFolder } from '../../src/verify/server/packages.ts';
import { changed, type Fault } from './fault.ts';

/** What a check needs of the project. */
const PARTS = [
	'src',
	'tests',
	'public',
	'dist',
	'content.config.ts',
	'redirects.mjs',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'vitest.config.ts',
	'playwright.config.ts',
	'astro.config.mts',
	'README.md',
	'AGENTS.md',
];
/** Seconds after which a check is ended. */
const MOST_SECONDS = 240;

/** The list of the files of the build. */
const MARK = `dist/${BUILD_MARK}`;

/** The list of the files of the build without those that are planted. */
function markWithout(files: readonly string[]): string {
	const planted = files.map((file) => file.slice('dist'.length));
	const lines = readFileSync(MARK, 'utf8').split('\n');
	return lines.filter((line) => !planted.some((path) => line.endsWith(` ${path}`))).join('\n');
}

/** What a check said. */
export interface Said {
	failed: boolean;
	text: string;
}

/** A copy of the project in which faults are planted. Files are hard links, so it costs neither time nor room. */
export class Sandbox {
	readonly #folder: string;

	constructor() {
		mkdirSync('.cache', { recursive: true });
		this.#folder = mkdtempSync(resolve('.cache/faults-'));
		for (const part of PARTS) linkAll(part, join(this.#folder, part));
		symlinkSync(resolve('node_modules'), join(this.#folder, 'node_modules'), 'junction');
	}

	/** Plants a fault, runs its check, and takes the fault out again. */
	try({ where, plant, check, test }: Fault): Said {
		const [place = where] = globSync(where);
		/* Servers prefer the compressed copies, which are without the fault. */
		const files = [place, `${place}.br`, `${place}.gz`].filter(existsSync);
		const planted = plant === 'remove the file' ? undefined : changed(readFileSync(place, 'utf8'), plant);
		/* Nor do they serve a build whose files are others than its mark lists. */
		const mark = files.some((file) => file.startsWith('dist/')) ? markWithout(files) : undefined;
		if (mark !== undefined) files.push(MARK);
		/* A file here is that of the project: it must not be written to. */
		for (const file of files) rmSync(this.#copyOf(file));
		if (planted !== undefined) writeFileSync(this.#copyOf(place), planted);
		if (mark !== undefined) writeFileSync(this.#copyOf(MARK), mark);
		try {
			return this.#run(typeof check === 'string' ? commandOf(check, test) : check);
		} finally {
			for (const file of files) {
				rmSync(this.#copyOf(file), { force: true });
				linkSync(file, this.#copyOf(file));
			}
		}
	}

	#copyOf(file: string): string {
		return join(this.#folder, file);
	}

	remove(): void {
		rmSync(this.#folder, { recursive: true, force: true });
	}

	#run([program = '', ...words]: readonly string[]): Said {
		const { status, stdout, stderr } = spawnSync(program, words, {
			cwd: this.#folder,
			encoding: 'utf8',
			maxBuffer: 64e6,
			timeout: MOST_SECONDS * 1000,
			shell: process.platform === 'win32',
			env: { ...process.env, FORCE_COLOR: '0', LIVE_CACHE: cacheFolder() },
		});
		return { failed: status !== 0, text: stripVTControlCharacters(`${stdout}\n${stderr}`) };
	}
}

function commandOf(file: string, test: string | undefined): string[] {
	if (file.endsWith('.spec.ts'))
		return ['playwright', 'test', file, '--workers=1', '--trace=off', ...(test ? ['-g', test] : [])];
	return ['vitest', 'run', file, ...(test ? ['-t', test] : [])];
}

function linkAll(from: string, to: string): void {
	let entries: ReturnType<typeof readEntries>;
	try {
		entries = readEntries(from);
	} catch {
		mkdirSync(dirname(to), { recursive: true });
		linkSync(from, to);
		return;
	}
	mkdirSync(to, { recursive: true });
	for (const entry of entries)
		if (entry.name !== 'node_modules') linkAll(join(from, entry.name), join(to, entry.name));
}

function readEntries(folder: string) {
	return readdirSync(folder, { withFileTypes: true });
}
