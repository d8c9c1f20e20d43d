import { hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { toPosixPath } from '../../lib/files/file-paths.ts';
import { HASHED } from '../headers.ts';
import { HOST_FILES } from '../hosts/host-files.ts';
import { ENCODINGS, type Encoding } from './negotiate.ts';

/** A file in memory. */
export interface StoredFile {
	readonly body: Buffer;
	/** Validator that changes exactly when the content does. */
	etag: string;
}

/** A file of the site with its compressed copies. */
export interface SiteFile extends StoredFile {
	copies: ReadonlyMap<Encoding, StoredFile>;
}

/** Files of the site by their path, which starts with a slash. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** A file of a folder, before it is read. */
export interface ListedFile {
	path: string;
	size: number;
	/** Another one when the file was written again, or another is in its place. */
	stamp: string;
}

/**
 * Lists the files of the built site, also those that are not served.
 *
 * @param dist folder of the built site
 */
export function listFiles(dist: string): ListedFile[] {
	return readdirSync(dist, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
		const stats = statOf(join(dist, name));
		if (!stats?.isFile()) return [];
		const { size, ino, ctimeMs } = stats;
		return [{ path: `/${toPosixPath(name)}`, size, stamp: `${ino} ${ctimeMs}` }];
	});
}

/** Whether a file of the built site may be served: hidden ones and those for hosts are not. */
export function isServed(path: string): boolean {
	return !/\/\.(?!well-known\/)/.test(path) && !HOST_FILES.includes(path.slice(1));
}

/** What tells the content of a file from another. */
export function digestOf(content: Uint8Array): string {
	return hash('sha1', content, 'base64url');
}

/** Symbolic links that lead nowhere or in a circle are no files, and no reason to refuse all others. */
function statOf(file: string): Stats | undefined {
	try {
		return statSync(file, { throwIfNoEntry: false });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ELOOP') return undefined;
		throw error;
	}
}

/**
 * Reads what may be served into memory. Nothing else ever is, so no address can lead outside the folder, and no
 * reader, however slow, holds a file open. The server answers between two files.
 *
 * `sirv` was tried in its place and not taken: its release 3.0.2 ends the server at `Range: bytes=9-2` and when a file
 * of the list is gone, keeps a file open for each reader who leaves early, sends the first bytes for `bytes=-100`, and
 * changes all validators with each build.
 *
 * @param dist folder of the built site
 * @param before files that are in memory already: hashed ones that are the same are there once
 */
export async function readFiles(
	dist: string,
	listed: readonly ListedFile[],
	before: SiteFiles = new Map(),
): Promise<SiteFiles> {
	const inMemory = [...before].flatMap(([path, file]) =>
		path.startsWith(HASHED) ? [file, ...file.copies.values()] : [],
	);
	const known = new Map(inMemory.flatMap((file) => (isPacked(file) ? [] : [[file.etag, file.body]])));
	const visible = listed.filter(({ path }) => isServed(path));
	const paths = new Set(visible.map(({ path }) => path));
	const isKeptPacked = (path: string) => paths.has(`${path}.gz`);
	// All files are read into the same memory: thousands of buffers would be freed too late.
	const memory = Buffer.allocUnsafeSlow(Math.max(0, ...visible.map(({ size }) => size)));
	const replaced = new OneBuffer(
		visible.filter(({ path }) => !path.startsWith(HASHED) && !isKeptPacked(path)),
	);
	const stored = new Map<string, StoredFile>();
	for (const { path } of visible) {
		const content = readInto(memory, join(dist, path));
		const etag = `"${digestOf(content)}"`;
		if (isKeptPacked(path)) stored.set(path, new PackedFile(etag));
		else if (path.startsWith(HASHED))
			stored.set(path, { body: known.get(etag) ?? Buffer.from(content), etag });
		else stored.set(path, { body: replaced.add(content), etag });
		if (stored.size % 32 === 0) await turn();
	}
	return withCopies(stored);
}

/** Files that are freed together, when the next build replaces them: one piece goes back to the system, thousands don't. */
class OneBuffer {
	readonly #memory: Buffer;
	#used = 0;

	constructor(files: readonly ListedFile[]) {
		this.#memory = Buffer.allocUnsafeSlow(files.reduce((sum, { size }) => sum + size, 0));
	}

	/** Copies a file. One that grew since it was listed is cut off: its folder is read again anyway. */
	add(content: Buffer): Buffer {
		const start = this.#used;
		this.#used += content.copy(this.#memory, start);
		return this.#memory.subarray(start, this.#used);
	}
}

/**
 * A file that is kept in its gzip copy only, and unpacked for the few clients that take no compression. Those that are
 * served meanwhile share what was unpacked.
 * It refers to its own copies only: hashed files outlive their build, whose other files have to be freed.
 */
class PackedFile implements SiteFile {
	readonly etag: string;
	copies: SiteFile['copies'] = new Map();
	#unpacked: WeakRef<Buffer> | undefined;

	constructor(etag: string) {
		this.etag = etag;
	}

	get body(): Buffer {
		const known = this.#unpacked?.deref();
		if (known) return known;
		const body = gunzipSync(this.copies.get('gzip')?.body ?? Buffer.of());
		this.#unpacked = new WeakRef(body);
		return body;
	}
}

const isPacked = (file: StoredFile): file is PackedFile => file instanceof PackedFile;

function readInto(memory: Buffer, file: string): Buffer {
	const opened = openSync(file, 'r');
	try {
		return memory.subarray(0, readSync(opened, memory));
	} finally {
		closeSync(opened);
	}
}

function withCopies(stored: ReadonlyMap<string, StoredFile>): SiteFiles {
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
		files.set(path, Object.assign(isPacked(file) ? file : { ...file }, { copies }));
	}
	return files;
}

/** The file that answers a clean path: itself, or the page of that name. Returns its path on the site. */
export function findFile(path: string, files: SiteFiles): string | undefined {
	const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
	return candidates.find((candidate) => files.has(candidate));
}
