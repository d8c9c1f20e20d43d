import { inspect } from 'node:util';
import type { RedirectRow } from '../../config/redirects/types.ts';
import { formatProblem, listProblems } from '../../lib/diagnostics/build-error.ts';

/** What is wrong with a row, and how it should be. */
export interface RedirectFault {
	row: RedirectRow;
	found: string;
	/** Usually the row to write instead. */
	write: string;
}

/** File that a row is in, unless it's found in another. */
export const LIST = 'redirects.mjs';

/** Characters of a path that an error quotes. */
export const LONGEST = 300;

/** What every row is. */
export const EXPECTED = 'an old path and the page that took its place, both from the root of the site';

/** A row as it stands in the list. */
export function rowText(row: RedirectRow): string {
	if (!Array.isArray(row)) return textOf(row);
	return `[${row.map((path) => (typeof path === 'string' ? `'${path.slice(0, LONGEST)}'` : textOf(path))).join(', ')}]`;
}

/** The list is code: a path can be anything, also what contains itself. */
function textOf(value: unknown): string {
	return inspect(value, { depth: 1, breakLength: Number.POSITIVE_INFINITY }).slice(0, LONGEST);
}

/**
 * Faults as text for people.
 *
 * @param where finds the file and line of a row, for a path to click on
 */
export function formatFaults(
	faults: readonly RedirectFault[],
	where: (row: RedirectRow) => string | undefined = () => undefined,
): string {
	return listProblems(
		faults.map(({ row, found, write }) =>
			formatProblem({ where: `${where(row) ?? LIST}  ${rowText(row)}`, found, expected: EXPECTED, write }),
		),
	);
}
