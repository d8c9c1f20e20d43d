/**
 * A mistake in the content or in the data of the site, found while it is built. The message says it all.
 *
 * Astro explains browser APIs beside every error whose text holds "document" or "window", which labels and paths
 * of this site do. It looks at `toString`, so that leaves the message out.
 */
export class BuildError extends Error {
	override name = 'BuildError';

	override toString(): string {
		return this.name;
	}
}

/** What is wrong, and how to mend it. */
export interface Problem {
	/** File with line and column, page, variable or command. */
	where: string;
	/** What stands there. */
	found: string;
	/** What should stand there. */
	expected?: string | undefined;
	/** What to write instead. */
	write?: string | undefined;
}

/** Says a problem in plain text, each part on a line of its own. */
export function formatProblem({ where, found, expected, write }: Problem): string {
	return [
		where,
		`  found:    ${found}`,
		...(expected === undefined ? [] : [`  expected: ${expected}`]),
		...(write === undefined ? [] : [`  write:    ${write}`]),
	].join('\n');
}

/** Problems that are shown at once: one mistake can repeat in thousands of lines. */
const SHOWN = 50;

/** Puts problems that are formatted below each other. */
export function listProblems(formatted: readonly string[]): string {
	const further = formatted.length - SHOWN;
	return [...formatted.slice(0, SHOWN), ...(further > 0 ? [`and ${further} more`] : [])].join('\n\n');
}

/** The error that stops what is under way because of a problem, or of several. */
export function problem(...problems: Problem[]): BuildError {
	return new BuildError(listProblems(problems.map(formatProblem)));
}
