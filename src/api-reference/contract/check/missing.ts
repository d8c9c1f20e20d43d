import type { ContractProblem } from '../problem.ts';

/** How many texts are missing, by file, most first. */
export function countMissing(problems: readonly ContractProblem[]): [file: string, count: number][] {
	const counts = new Map<string, number>();
	for (const { missing, file } of problems) if (missing) counts.set(file, (counts.get(file) ?? 0) + 1);
	return [...counts].sort(([a, more], [b, less]) => less - more || a.localeCompare(b, 'en'));
}
