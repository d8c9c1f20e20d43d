import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_MARK, HOSTING_FILE } from './hosts/host-files.ts';
import { digestOf, isServed, listFiles } from './server/files.ts';

/** A line of a mark: the digest of a file, and its path. */
const LINE = /^(\S+) (\/.*)$/;

/** Last line of a mark that lists files, without which the rest of it is still to arrive. */
const END = 'end';

/** What a mark says of its build. */
export interface BuildMark {
	/** Another one for each mark, also where a folder is put in place of another. */
	id: string;
	/** Digests of the build's files by path. None in a mark that was written by hand. */
	files: ReadonlyMap<string, string>;
}

/** Marks a folder as a whole build. */
export function writeMark(dist: string): void {
	const files = listFiles(dist).filter(({ path }) => isServed(path) || path === `/${HOSTING_FILE}`);
	const lines = files.map(({ path }) => `${digestOf(readFileSync(join(dist, path)))} ${path}\n`);
	writeFileSync(join(dist, BUILD_MARK), `${new Date().toISOString()} files:\n${lines.join('')}${END}\n`);
}

/** Id of the mark of a folder; `undefined` without one. */
export function markId(dist: string): string | undefined {
	const stats = statSync(join(dist, BUILD_MARK), { throwIfNoEntry: false });
	return stats && `${stats.ino} ${stats.ctimeMs}`;
}

/** Reads the mark of a folder; `undefined` without one, and while it's being written. */
export function readMark(dist: string): BuildMark | undefined {
	const id = markId(dist);
	if (id === undefined) return undefined;
	const lines = readFileSync(join(dist, BUILD_MARK), 'utf8').trimEnd().split('\n');
	if (lines[0]?.endsWith(' files:') ? lines.at(-1) !== END : lines[0] === '') return undefined;
	const files = lines.flatMap((line) => {
		const [, digest, path] = LINE.exec(line) ?? [];
		return digest && path ? [[path, digest] as const] : [];
	});
	return { id, files: new Map(files) };
}
