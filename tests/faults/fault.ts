import { problem } from '../../src/lib/diagnostics/build-error.ts';
import { digits } from '../../src/lib/hash.ts';

/** One text in place of another, both as `String.replace` takes them. */
export interface Change {
	of: string | RegExp;
	write: string;
}

/** A mistake that somebody could make, and the check that must see it. */
export interface Fault {
	/** The mistake in words. */
	name: string;
	/** File from the root of the project in which it is planted, with * for digits in its name. */
	where: string;
	/** What makes the mistake. */
	plant: Change | 'remove the file';
	/** Test file, or program with its words. */
	check: string | readonly string[];
	/** Title of the test in the file, or a part of it. */
	test?: string;
	/** What the message must hold: the place above all. */
	says: readonly (string | RegExp)[];
	/** Takes longer than a few seconds: CI leaves it out. */
	isSlow?: true;
}

/** Ten digits that change with a fault or with the check that sees it. */
export function faultDigits(fault: Fault, check: string): string {
	const inWords = (_: string, value: unknown) => (value instanceof RegExp ? String(value) : value);
	return digits(JSON.stringify([fault, check], inWords));
}

/**
 * A file with a mistake.
 *
 * @throws BuildError when the text to be replaced is not there: the fault must be planted elsewhere
 */
export function changed(text: string, { of, write }: Change): string {
	const after = text.replace(of, write);
	if (after !== text) return after;
	throw problem({
		where: 'tests/faults',
		found: `no ${of} to be replaced`,
		expected: 'a text that stands in the file of the fault',
		write: 'another text in the entry of the fault',
	});
}

/** One text in place of another. */
export function instead(of: string | RegExp, write: string): Change {
	return { of, write };
}

/** Markup at the end of the main part of a page. */
export function addedToMain(markup: string): Change {
	return { of: '</main>', write: `${markup}</main>` };
}

/** Text at the end of a file. */
export function added(text: string): Change {
	return { of: /$(?![\s\S])/, write: `\n${text}\n` };
}
