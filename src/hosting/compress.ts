import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HOST_FILES } from './hosts/host-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files of text; others are compressed already. */
const TEXT = /\.(html|js|mjs|css|svg|json|xml|txt|md|yaml|http|atom|webmanifest)$/;
/**
 * Text for programs, which few ask for and which holds the site twice. At the best quality it would take 25 seconds of
 * the build; this one takes less than 1, for copies that are a sixth larger.
 */
const FOR_PROGRAMS = /(?:\.md|^llms-full.*\.txt)$/;
const FAST = { brotli: 5, gzip: 6 };
const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/** Below this size in bytes a file travels in one packet anyway. */
const SMALLEST = 1024;
/** Files at work at once: as many as Node has threads for compression. */
const AT_ONCE = 4;

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
	const all = await readdir(folder, { recursive: true });
	const waiting = all.filter((file) => TEXT.test(file) && !HOST_FILES.includes(file)).sort();
	const total: Compressed = { files: 0, before: 0, after: 0 };
	const work = async () => {
		for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
			const size = await compressFile(join(folder, file), FOR_PROGRAMS.test(file) ? FAST : BEST);
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
	};
	const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: quality.gzip })]);
	await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
	return { before: content.length, after: br.length };
}
