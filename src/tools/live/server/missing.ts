/** Something the machine lacks for the live tests. The message names it and the mend. */
export class MissingPrerequisite extends Error {
	override name = 'MissingPrerequisite';

	/**
	 * @param what what is missing, such as `PostgreSQL`
	 * @param found what there is instead
	 * @param mend what to do, as a command or a sentence
	 */
	constructor(what: string, found: string, mend: string) {
		super(`${what}\n  found:    ${found}\n  mend:     ${mend}`);
	}
}
