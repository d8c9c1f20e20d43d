import { AstroError } from 'astro/errors';

/** A page with mistakes, as the tolerant loader leaves it. */
interface Mistaken {
	mistakes?: { message: string; loc: { file: string; line: number; column: number } };
}

/** Returns the mistakes that the tolerant loader noted in the data of a page. */
export function mistakesOf(data: object): Mistaken['mistakes'] {
	return (data as Mistaken).mistakes;
}

/**
 * Stops the rendering of a page whose loading found mistakes, so that the development server shows them over the page.
 *
 * @throws {AstroError} with all mistakes, at the place of the first
 */
export function assertNoMistakes(data: object): void {
	const mistakes = mistakesOf(data);
	if (!mistakes) return;
	const error = new AstroError(
		mistakes.message,
		'Correct them and save the file: the page comes back by itself.',
	);
	throw Object.assign(error, { name: 'Mistakes in the page', loc: mistakes.loc });
}
