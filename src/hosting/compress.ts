import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../lib/files/file-paths.ts';
import { HOST_FILES } from './hosts/host-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files of text; others are compressed already. */
const TEXT = /\.(html|js|mjs|css|svg|json|xml|txt|md|yaml|http|atom|webmanifest)$/;
/**
 * What browsers keep for ever: small, and in every first visit. Only this is worth the best quality of Brotli, which
 * takes 20 times as long as the one below and saves 10 percent. Over all 71 MB of text it took half of the whole build.
 */
const KEPT = /\.(?:js|mjs|css|svg)$/;
const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** Pages and data: the next quality doubles the time and saves 2 bytes in a thousand. */
const GOOD = { brotli: 8, gzip: constants.Z_BEST_COMPRESSION };

/** Below this size in bytes a file travels in one packet anyway. */
const SMALLEST = 1024;
/** Files at work at once: as many as Node has threads for compression. */
const AT_ONCE = 4;

/** Variables by which hosts say that they build: these compress what they send, and serve no copies. */
const COMPRESSING_HOSTS = ['NETLIFY', 'VERCEL', 'CF_PAGES'];

/** The host that builds this site and compresses by itself, by the name of its variable. */
export function compressingHost(environment: NodeJS.ProcessEnv = process.env): string | undefined {
	return COMPRESSING_HOSTS.find((name) => environment[name]);
}

/** What compression did. */
export interface Compressed {
	files: number;
	before: number;
	after: number;
}

/**
 * Writes a Brotli (`.br`) and a gzip (`.gz`) copy beside every file of text, for hosts that serve them as they are.
 *
 * @param folder the built site
 * @returns how many files, and their bytes before and after Brotli
 */
export async function compressFolder(folder: string): Promise<Compressed> {
	const waiting = listFiles(folder).filter((file) => TEXT.test(file) && !HOST_FILES.includes(file));
	const total: Compressed = { files: 0, before: 0, after: 0 };
	const work = async () => {
		for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
			const size = await compressFile(join(folder, file), KEPT.test(file) ? BEST : GOOD);
			if (size === undefined) continue;
			total.files++;
			total.before += size.before;
			total.after += size.after;
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return total;
}

async function compressFile(
	file: string,
	quality: typeof BEST,
): Promise<{ before: number; after: number } | undefined> {
	const content = await readFile(file);
	if (content.length < SMALLEST) return undefined;
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality.brotli,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
		[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
		[constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
	};
	const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: quality.gzip })]);
	await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
	return { before: content.length, after: br.length };
}

/**
 * The smallest window of Brotli that sees the whole of a file, as the logarithm that it takes. The default asks the
 * system for 4 MB for each file, however small: over 2,000 files that took 13 CPU seconds.
 */
function windowFor(bytes: number): number {
	const fitting = Math.ceil(Math.log2(bytes + 16));
	return Math.min(Math.max(fitting, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
