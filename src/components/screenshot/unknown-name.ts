import { nearest } from '../../site/nearest.ts';

/** The error of a page that shows a picture which the manifest does not have. */
export function unknownName(page: string, name: string, known: string[]): Error {
	const meant = nearest(name, known, Number.POSITIVE_INFINITY);
	return new Error(
		`${page}\n  found:    <Screenshot name="${name}" />\n  expected: a name of src/content/screenshots\n  write:    ${meant ? `<Screenshot name="${meant}" />` : 'an entry there, then npm run screenshots'}`,
	);
}
