import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { listFiles } from '../../lib/files/file-paths.ts';
import { tryReadText } from '../../lib/files/read-text.ts';
import { ENDING, type ReadFile } from './files.ts';
import type { Contract } from './types.ts';

/** The contract as it was read last, checked. */
export interface Kept {
	/** See `digestOf`. */
	digest: string;
	contract: Contract;
	/** What stands in each file. */
	read: Map<string, ReadFile>;
}

const FILE = '.cache/contract.bin';

const CODE = 'src/api-reference/contract';

/** Tells the files of a contract, and the code that reads them, from all others. */
export function digestOf(folder: string): string {
	const hash = createHash('sha256');
	const files = [
		...listFiles(folder, ENDING).map((file) => join(folder, file)),
		...listFiles(CODE, '.ts').map((file) => join(CODE, file)),
	];
	for (const file of files) hash.update(`${file}\n${JSON.stringify(tryReadText(file))}\n`);
	return hash.digest('hex');
}

/**
 * What an earlier start of the development server kept, so that the next one need not read and check a hundred files
 * again. A file that cannot be read is none.
 */
export function readKept(digest: string, file = FILE): Kept | undefined {
	try {
		const kept = deserialize(readFileSync(file)) as Kept;
		return kept.digest === digest ? kept : undefined;
	} catch {
		return undefined;
	}
}

/** Keeps the contract for the next start. */
export function keep(kept: Kept, file = FILE): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(`${file}.new`, serialize(kept));
	renameSync(`${file}.new`, file);
}
