import { existsSync, readFileSync } from 'node:fs';
import { type ContractProblem, problemAt } from '../problem.ts';

const LIST = 'tests/site/pending-prose.txt';

/**
 * Files of the contract whose texts are still to be written, one a line. The list only shrinks, and when its file is
 * gone nothing is pending.
 */
export function pendingProse(list = LIST): Set<string> {
	if (!existsSync(list)) return new Set();
	const lines = readFileSync(list, 'utf8')
		.split('\n')
		.map((line) => line.trim());
	return new Set(lines.filter((line) => line.endsWith('.yaml')));
}

/** Problems without the texts that are missing in pending files. */
export function withoutPending(
	problems: readonly ContractProblem[],
	pending: ReadonlySet<string>,
): ContractProblem[] {
	return problems.filter(({ missing, file }) => !(missing && pending.has(file)));
}

/** Lines of the list that name no file with missing texts, as problems of the list. */
export function needlessPending(
	problems: readonly ContractProblem[],
	pending: ReadonlySet<string>,
): ContractProblem[] {
	const unfinished = new Set(problems.filter(({ missing }) => missing).map(({ file }) => file));
	return [...pending]
		.filter((file) => !unfinished.has(file))
		.map((file) => ({
			...problemAt({ file, keys: [] }, [
				`the line \`${file}\` in ${LIST}`,
				'only files with texts still to be written',
				'nothing: remove the line',
			]),
			line: 1,
		}));
}

/** How many texts are missing, by file, most first. */
export function countMissing(problems: readonly ContractProblem[]): [file: string, count: number][] {
	const counts = new Map<string, number>();
	for (const { missing, file } of problems) if (missing) counts.set(file, (counts.get(file) ?? 0) + 1);
	return [...counts].sort(([a, more], [b, less]) => less - more || a.localeCompare(b, 'en'));
}
