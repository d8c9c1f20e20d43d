import { formatProblem, listProblems } from '../../lib/diagnostics/build-error.ts';

/** One mistake in a page: in its name, frontmatter, MDX, blocks of code, or marks of commands. */
export interface Problem {
	/** Path of the file, as it was given to the check. */
	file: string;
	/** Counted from 1, in the file. */
	line: number;
	/** Counted from 1, in the line. */
	column: number;
	/**
	 * Name of the field, for instance `availability.since` or `related (entry 2)`; `command` for blocks of code and marks,
	 * `text` for MDX, `version` for versions in text, `file` for the file as a whole.
	 */
	field: string;
	/** What stands there. */
	found: string;
	/** What should stand there. */
	expected: string;
	/** What to write instead. */
	write: string;
}

/** Puts problems into the order in which a writer meets them: by file, then from top to bottom. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
	return [...problems].sort(
		(a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
	);
}

/**
 * Says all problems in plain text, for a terminal or an error message.
 *
 * @returns A count and one block per problem, or an empty text when there are none.
 */
export function formatProblems(problems: readonly Problem[]): string {
	if (problems.length === 0) return '';
	const files = new Set(problems.map(({ file }) => file)).size;
	const blocks = inReadingOrder(problems).map(({ file, line, column, field, ...problem }) =>
		formatProblem({ where: `${file}:${line}:${column}  ${field}`, ...problem }),
	);
	const count = `${counted(problems.length, 'mistake')} in ${counted(files, 'page')}`;
	return `${count}\n\n${listProblems(blocks)}`;
}

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
