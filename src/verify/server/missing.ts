import { formatProblem } from '../../lib/diagnostics/build-error.ts';

/** Something the machine lacks for the live tests. The message names it and what to do. */
export class MissingPrerequisite extends Error {
	override name = 'MissingPrerequisite';

	/**
	 * @param what what is missing, such as `PostgreSQL`
	 * @param found what there is instead
	 * @param write what to do, as a command or a sentence
	 */
	constructor(what: string, found: string, write: string) {
		super(formatProblem({ where: what, found, write }));
	}
}
