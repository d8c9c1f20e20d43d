import { BuildError } from '../../site/build-error.ts';
import { documentOf, operationsOf, partsOf } from './assemble.ts';
import { checkFiles } from './check/index.ts';
import { contractFolder, readFiles, stampOf } from './files.ts';
import { formatContractProblems } from './problem.ts';
import type { Contract } from './types.ts';

interface Loaded {
	stamp: string;
	contract: Contract;
	lookedAt: number;
}

/** Not of this module alone: the development server runs it once for the collections and once for the pages. */
const memory = globalThis as { contract?: Loaded };

/**
 * Milliseconds between two looks at the files: a build asks several times a page. Who waits as long after a change
 * reads the contract with it.
 */
export const LOOK_AFTER = 1000;

/**
 * The API contract, checked. Read again only when one of its files changed, which is seen within a second.
 *
 * @throws {BuildError} naming every mistake with file, line, pointer and mend
 */
export function loadContract(): Contract {
	const now = performance.now();
	const loaded = memory.contract;
	if (loaded && now - loaded.lookedAt < LOOK_AFTER) return loaded.contract;
	const stamp = stampOf();
	const contract = loaded?.stamp === stamp ? loaded.contract : readContract(contractFolder);
	memory.contract = { stamp, contract, lookedAt: now };
	return contract;
}

/**
 * The contract of a folder, checked.
 *
 * @throws {BuildError} naming every mistake with file, line, pointer and mend
 */
export function readContract(folder: string): Contract {
	const read = readFiles(folder);
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
