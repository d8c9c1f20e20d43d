import { BuildError } from '../../lib/diagnostics/build-error.ts';
import { documentOf, operationsOf, partsOf } from './assemble.ts';
import { checkFiles } from './check/index.ts';
import { contractFolder, type ReadFile, readFiles, stampOf } from './files.ts';
import { digestOf, keep, readKept } from './kept.ts';
import { formatContractProblems } from './problem.ts';
import type { Contract } from './types.ts';

interface Loaded {
	stamp: string;
	contract: Contract;
	read: Map<string, ReadFile>;
	lookedAt: number;
}

/** Not of this module alone: the development server runs it once for the collections and once for the pages. */
const memory = globalThis as { contract?: Loaded };

/**
 * Milliseconds between two looks at the files: a build asks several times a page. Who waits as long after a change
 * reads the contract with it.
 */
export const LOOK_AFTER = 200;

/**
 * The API contract, checked. Read again only when one of its files changed, which is seen at once; the development
 * server also takes what an earlier start of it kept.
 *
 * @throws {BuildError} naming every mistake with file, line, pointer and mend
 */
export function loadContract(): Contract {
	const now = performance.now();
	const loaded = memory.contract;
	if (loaded && now - loaded.lookedAt < LOOK_AFTER) return loaded.contract;
	const stamp = stampOf();
	memory.contract = { ...(loaded?.stamp === stamp ? loaded : load(stamp, loaded?.read)), lookedAt: now };
	return memory.contract.contract;
}

/** @param read files that were read before */
function load(stamp: string, read = new Map<string, ReadFile>()): Omit<Loaded, 'lookedAt'> {
	if (import.meta.env?.MODE !== 'development') {
		return { stamp, contract: readContract(contractFolder, read), read };
	}
	const digest = digestOf(contractFolder);
	const kept = readKept(digest);
	if (kept) return { stamp, contract: kept.contract, read: kept.read };
	const contract = readContract(contractFolder, read);
	keep({ digest, contract, read });
	return { stamp, contract, read };
}

/**
 * The contract of a folder, checked.
 *
 * @param known files that were read before, see `readFiles`
 * @throws {BuildError} naming every mistake with file, line, pointer and mend
 */
export function readContract(folder: string, known?: Map<string, ReadFile>): Contract {
	const read = readFiles(folder, known);
	const problems = [...read.problems, ...checkFiles(read.files, { folder })];
	if (problems.length > 0) throw new BuildError(formatContractProblems(problems, folder));
	const parts = partsOf(read.files);
	const document = documentOf(parts);
	return {
		document,
		operations: operationsOf(parts),
		schemas: document.components.schemas,
		tags: document.tags,
	};
}
