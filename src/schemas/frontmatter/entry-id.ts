import { pathOfPlace, placeOf } from '../../site/places.ts';

/** Folder of the pages, from the root of the project. */
export const docsFolder = 'src/content/docs';

/**
 * Id of a page: its path in the folder of pages, without extension, letter case kept, as addresses are
 * case-sensitive. `a/index.mdx` and `a.mdx` are both `a`. The main document of a version is the page that opens it,
 * so it stands at the version's own path; at the root that is `index`.
 */
export function entryId(entry: string): string {
	const id = entry.replace(/\.\w+$/, '').replace(/(?<=.)\/index$/, '');
	const place = placeOf(`/${id}`);
	if (place.page !== `/${place.version.mainDocument}`) return id;
	return pathOfPlace({ ...place, page: '/' }).slice(1) || 'index';
}
