import { writtenSidebars } from '../config/sidebars/index.ts';
import { unlisted } from '../config/sidebars/unlisted.ts';
import type { Problem } from '../lib/diagnostics/build-error.ts';
import { placeOf } from '../lib/urls/places.ts';
import { apiPath } from '../lib/urls/urls.ts';
import { walk } from './walk.ts';

/**
 * The pages that no sidebar lists, although they aren't meant to be without one. Pages of the API have generated
 * entries, and those of other languages and versions stand under the entries of the page they're made from.
 *
 * @param pages paths of all pages
 */
export function unlistedPages(pages: Iterable<string>): string[] {
	const listed = new Set(
		writtenSidebars.flatMap((sidebar) => [
			...sidebar.alsoOn.map(({ page }) => page),
			...[...walk(sidebar)].map(({ trail }) => trail.at(-1)?.page),
		]),
	);
	for (const { page } of unlisted) listed.add(page);
	return [...pages].filter(
		(path) => !listed.has(path) && placeOf(path).page === path && !path.startsWith(apiPath('')),
	);
}

/** What is said of a page that no sidebar lists. */
export const UNLISTED: Omit<Problem, 'where'> = {
	found: 'a page that no sidebar lists',
	expected: 'an entry in src/config/sidebars',
	write: 'an entry beside similar pages, or a line in src/config/sidebars/unlisted.ts',
};
