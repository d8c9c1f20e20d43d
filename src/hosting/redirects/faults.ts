import type { RedirectRow } from '../../site/redirects/types.ts';

/** What is wrong with a row, and how it should be. */
export interface RedirectFault {
	row: RedirectRow;
	wrong: string;
	/** What to do, usually the row to write instead. */
	mend: string;
}

/** A row as it stands in the list. */
export function rowText([from, to]: RedirectRow): string {
	return `['${from}', '${to}']`;
}

/** A row to write instead, as advice. */
export function writeRow(from: string, to: string): string {
	return `write ${rowText([from, to])}`;
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
		.map(({ row, wrong, mend }) => {
			const place = where(row);
			return `  ${rowText(row)}${place ? ` (${place})` : ''}\n    wrong: ${wrong}\n    mend:  ${mend}`;
		})
		.join('\n');
}
