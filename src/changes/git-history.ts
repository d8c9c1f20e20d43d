import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a commit did to a file. */
export interface FileChange {
	/** Day of the commit, `2026-11-21`. */
	day: string;
	/** Text before, by the name that git gives it; absent where the commit brought the file. */
	before?: string;
	/** Text after; absent where the commit took it. */
	after?: string;
	/** Whether what the file was before is not known: a shallow clone begins here. */
	isEdge: boolean;
}

/** Changes of files, the newest first, by path from the root of the project. */
export type History = ReadonlyMap<string, readonly FileChange[]>;

const COMMIT = '\u0000';
const NONE = /^0+$/;
const MOST_BYTES = 2 ** 30;

/**
 * What commits did to the files of a folder. Merges are left out: what they merge is there itself.
 *
 * @param root the project, which may be a folder of a repository
 * @returns undefined where git is missing or knows nothing of the project
 */
export function historyOf(root: string, folder: string): History | undefined {
	try {
		const format = '--format=%x00%H %ct';
		const log = git(root, [
			'log',
			format,
			'--raw',
			'--no-renames',
			'--no-abbrev',
			'--relative',
			'--',
			folder,
		]);
		return parseLog(log, edgesOf(root));
	} catch {
		return undefined;
	}
}

/** Reads the output of `git log --raw`. */
function parseLog(log: string, edges: ReadonlySet<string>): History {
	const history = new Map<string, FileChange[]>();
	for (const commit of log.split(COMMIT).slice(1)) {
		const [head = '', ...rows] = commit.split('\n');
		const [name = '', seconds] = head.split(' ');
		const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
		for (const row of rows) {
			const [, before = '', after = '', file] = /^:\d+ \d+ (\w+) (\w+) \w+\t(.+)$/.exec(row) ?? [];
			if (file === undefined) continue;
			const change: FileChange = {
				day,
				...(!NONE.test(before) && { before }),
				...(!NONE.test(after) && { after }),
				isEdge: edges.has(name),
			};
			const changes = history.get(file);
			if (changes) changes.push(change);
			else history.set(file, [change]);
		}
	}
	return history;
}

/** Commits whose parents a shallow clone lacks. */
function edgesOf(root: string): ReadonlySet<string> {
	const file = git(root, ['rev-parse', '--git-path', 'shallow']).trim();
	try {
		return new Set(readFileSync(resolve(root, file), 'utf8').split('\n'));
	} catch {
		return new Set();
	}
}

/** Texts by the names that git gives them, all in one call. */
export function readTexts(root: string, names: readonly string[]): Map<string, string> {
	const texts = new Map<string, string>();
	if (names.length === 0) return texts;
	const input = `${names.join('\n')}\n`;
	const output = execFileSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer: MOST_BYTES });
	let at = 0;
	for (const name of names) {
		const end = output.indexOf('\n', at);
		const [, type, size] = output.toString('utf8', at, end).split(' ');
		at = end + 1;
		if (type !== 'blob') continue;
		texts.set(name, output.toString('utf8', at, at + Number(size)));
		at += Number(size) + 1;
	}
	return texts;
}

function git(root: string, commands: readonly string[]): string {
	return execFileSync('git', commands, {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: MOST_BYTES,
		stdio: ['ignore', 'pipe', 'ignore'],
	});
}
