import { partsOf } from '../assemble.ts';
import { type ContractFile, contractFolder, lineFinder } from '../files.ts';
import type { ContractProblem } from '../problem.ts';
import { checkAgreement } from './agree.ts';
import { checkExamples } from './examples.ts';
import { knownOfProject } from './known.ts';
import { checkLinks, type Known } from './links.ts';
import { checkNames, checkUnused } from './names.ts';
import { checkOneName } from './one-name.ts';
import { checkProse } from './prose.ts';
import { checkRefusals } from './refusals.ts';
import { checkRepeats } from './repeats.ts';
import { checkShapes } from './shapes.ts';
import { checkThin } from './thin.ts';
import { checkUnique } from './unique.ts';

/** What a check of the contract may be told. */
export interface CheckOptions {
	/** Where the files are, for lines. */
	folder?: string;
	known?: Known;
}

/** Every mistake of the contract's files, with lines. */
export function checkFiles(files: readonly ContractFile[], options: CheckOptions = {}): ContractProblem[] {
	return withLines(everyProblem(files, options), options.folder);
}

/**
 * Every mistake, and every text that is missing. Where a file does not have the form of the contract only that is
 * reported, since the other checks rest on it; the same holds for names that other checks follow.
 */
export function everyProblem(
	files: readonly ContractFile[],
	{ known = knownOfProject() }: CheckOptions = {},
): ContractProblem[] {
	const shapes = checkShapes(files);
	if (shapes.length > 0) return shapes;
	const parts = partsOf(files);
	const names = checkNames(parts);
	return [
		...names,
		...checkUnique(parts),
		...checkOneName(parts),
		...checkAgreement(parts),
		...checkLinks(parts, known),
		...checkProse(parts),
		...checkThin(parts),
		...checkRefusals(parts),
		...(names.length > 0 ? [] : [...checkRepeats(parts), ...checkUnused(parts), ...checkExamples(parts)]),
	];
}

/** Problems with the lines of their places. */
export function withLines(problems: readonly ContractProblem[], folder = contractFolder): ContractProblem[] {
	const lineOf = lineFinder(folder);
	return problems.map((problem) => ({ ...problem, line: problem.line ?? lineOf(problem) }));
}
