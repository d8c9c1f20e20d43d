import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { HOST_FILES } from '../hosts/host-files.ts';
import { ENCODINGS, type Encoding } from './negotiate.ts';

/** A file as it lies on the disk. */
export interface StoredFile {
	file: string;
	size: number;
	modified: Date;
}

/** A file of the site with its compressed copies. */
export interface SiteFile extends StoredFile {
	copies: ReadonlyMap<Encoding, StoredFile>;
}

/** Files of the site by their path, which starts with a slash. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * Lists the files of the built site once. Nothing else is ever read, so no address can lead outside the folder.
 *
 * @param dist folder of the built site
 */
export function listFiles(dist: string): SiteFiles {
	const stored = new Map<string, StoredFile>();
	for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
		const path = `/${name.split(sep).join('/')}`;
		const stats = statSync(join(dist, name));
		const isHidden = /\/\.(?!well-known\/)/.test(path) || HOST_FILES.includes(path.slice(1));
		if (stats.isFile() && !isHidden)
			stored.set(path, { file: join(dist, name), size: stats.size, modified: stats.mtime });
	}
	const files = new Map<string, SiteFile>();
	for (const [path, file] of stored) {
		const isCopy = ENCODINGS.some(
			({ ending }) => path.endsWith(ending) && stored.has(path.slice(0, -ending.length)),
		);
		if (isCopy) continue;
		const copies = new Map<Encoding, StoredFile>();
		for (const { name, ending } of ENCODINGS) {
			const copy = stored.get(path + ending);
			if (copy) copies.set(name, copy);
		}
		files.set(path, { ...file, copies });
	}
	return files;
}

/** The file that answers a clean path: itself, or the page of that name. Returns its path on the site. */
export function findFile(path: string, files: SiteFiles): string | undefined {
	const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
	return candidates.find((candidate) => files.has(candidate));
}
