import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ContractProblem, problemAt } from '../problem.ts';

const LIST = 'tests/site/pending-prose.txt';

/**
 * Files of the contract whose texts are still to be written, one a line. The list only shrinks, and when its file is
 * gone nothing is pending.
 */
export function pendingProse(
	list = fileURLToPath(new URL(`../../../../${LIST}`, import.meta.url)),
): Set<string> {
	if (!existsSync(list)) return new Set();
	const lines = readFileSync(list, 'utf8')
		.split('\n')
		.map((line) => line.trim());
	return new Set(lines.filter((line) => line.endsWith('.yaml')));
}

/** Problems without the texts that are missing in pending files, and with the lines that the list no longer needs. */
export function withoutPending(
	problems: readonly ContractProblem[],
	files: readonly string[],
	pending: ReadonlySet<string>,
): ContractProblem[] {
	const counted = problems.filter(({ missing, file }) => !(missing && pending.has(file)));
	const unfinished = new Set(problems.filter(({ missing }) => missing).map(({ file }) => file));
	const needless = [...pending].filter((file) => !unfinished.has(file) || !files.includes(file));
	return [
		...counted,
		...needless.map((file) =>
			problemAt({ file, keys: [] }, [
				`a line in ${LIST}`,
				files.includes(file) ? 'only files with texts still to be written' : 'only files of the contract',
				`nothing: remove the line \`${file}\``,
			]),
		),
	];
}

/** How many texts are missing, by file, most first. */
export function countMissing(problems: readonly ContractProblem[]): [file: string, count: number][] {
	const counts = new Map<string, number>();
	for (const { missing, file } of problems) if (missing) counts.set(file, (counts.get(file) ?? 0) + 1);
	return [...counts].sort(([a, more], [b, less]) => less - more || a.localeCompare(b, 'en'));
}
