import { formatProblem } from '../../site/build-error.ts';
import type { RedirectRow } from '../../site/redirects/types.ts';

/** What is wrong with a row, and how it should be. */
export interface RedirectFault {
	row: RedirectRow;
	found: string;
	/** Usually the row to write instead. */
	write: string;
}

/** A row as it stands in the list. */
export function rowText(row: RedirectRow): string {
	if (!Array.isArray(row)) return JSON.stringify(row);
	return `[${row.map((path) => (typeof path === 'string' ? `'${path}'` : JSON.stringify(path))).join(', ')}]`;
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
	return faults
		.map(({ row, found, write }) =>
			formatProblem({ where: [where(row), rowText(row)].filter(Boolean).join('  '), found, write }),
		)
		.join('\n\n');
}
