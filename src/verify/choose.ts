import { formatProblem } from '../lib/diagnostics/build-error.ts';

/** Thrown when words of a command choose nothing. */
export class NothingChosen extends Error {
	override name = 'NothingChosen';
}

/**
 * Those whose path holds every word; all without words.
 *
 * @param example a command that chooses something, for the error
 * @throws NothingChosen when there are none
 */
export function choose<T extends { file: string }>(all: T[], words: string[], example: string): T[] {
	const chosen = all.filter(({ file }) => words.every((word) => file.includes(word)));
	if (chosen.length > 0) return chosen;
	const where = `No path holds ${words.length > 1 ? 'all of ' : ''}these words`;
	const expected = 'parts of the path of a file';
	throw new NothingChosen(formatProblem({ where, found: words.join(' '), expected, write: example }));
}
