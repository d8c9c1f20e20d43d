import { formatProblem, listProblems, type Problem } from '../../lib/diagnostics/build-error.ts';
import type { Place } from './types.ts';

/** One mistake in the contract. */
export interface ContractProblem extends Place, Omit<Problem, 'where'> {
	/** Counted from 1, where it is known. */
	line?: number;
	expected: string;
	write: string;
	/** Whether it is a text that is still to be written; those are also counted by file. */
	missing?: boolean;
}

/** A mistake at a place: what was found, what is expected, what to write. */
export function problemAt(
	{ file, keys }: Place,
	[found, expected, write]: readonly [string, string, string],
): ContractProblem {
	return { file, keys, found, expected, write };
}

/** Text that is missing at a place. */
export function missingAt(place: Place, field: string, write: string): ContractProblem {
	return {
		...problemAt(place, [`no \`${field}\``, `text of your own in \`${field}\``, write]),
		missing: true,
	};
}

/** A place as a JSON pointer in its file (RFC 6901), such as `#/~1api~1admin~1segments/get`. */
export function pointerOf(keys: readonly (string | number)[]): string {
	return ['#', ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Says problems in plain text, by file, for a terminal or an error message. Nothing for none. */
export function formatContractProblems(problems: readonly ContractProblem[], folder: string): string {
	if (problems.length === 0) return '';
	const sorted = [...problems].sort(
		(a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
	);
	const blocks = sorted.map(({ file, line, keys, ...said }) =>
		formatProblem({ ...said, where: `${folder}${file}${line ? `:${line}` : ''}  ${pointerOf(keys)}` }),
	);
	const count = `${problems.length} mistake${problems.length === 1 ? '' : 's'} in the API contract`;
	return `${count}\n\n${listProblems(blocks)}`;
}
