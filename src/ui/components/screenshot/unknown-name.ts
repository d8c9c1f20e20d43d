import { problem } from '../../../lib/diagnostics/build-error.ts';
import { nearest } from '../../../lib/diagnostics/nearest.ts';

/** The error of a page that shows a picture which the manifest does not have. */
export function unknownName(page: string, name: string, known: string[]): Error {
	const meant = nearest(name, known);
	return problem({
		where: page,
		found: `<Screenshot name="${name}" />`,
		expected: 'a name of src/content/screenshots',
		write: meant ? `<Screenshot name="${meant}" />` : 'an entry there, then npm run screenshots',
	});
}
