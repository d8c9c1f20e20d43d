import { toPosixPath } from '../files/file-paths.ts';
import { pathOfPlace, placeOf } from './places.ts';
import { pathOfEntry } from './urls.ts';

/** Folder of the pages, from the root of the project. */
export const docsFolder = 'src/content/docs';

/** Whether a file in the docs folder is a page: Markdown whose name doesn't start with `_` or a dot. */
export function isPageFile(file: string): boolean {
	return /(?:^|\/)[^_./][^/]*\.mdx?$/.test(file);
}

/** A folder of a version, the only one whose name has dots. */
const VERSION = /^\d+(?:\.\d+)+$/;

/**
 * Whether a path in the docs folder, without its extension, can be a URL on every host. Browsers encode other characters
 * in URLs, and hosts take what follows a dot for an extension.
 */
export function isPagePath(path: string): boolean {
	return toPagePath(path) === path;
}

/** Replaces the characters that the path of a page can't have with hyphens. */
export function toPagePath(path: string): string {
	const segments = path.normalize('NFD').replace(/\p{M}/gu, '').split('/');
	return segments
		.map((name, index) => {
			if (VERSION.test(name) && index < segments.length - 1) return name;
			return name.replace(/[^\w-]+/g, '-').replace(/^[-_]+|-+$/g, '') || 'page';
		})
		.join('/');
}

/**
 * The route of the page that a file in the docs folder becomes: `/reference/segments` for
 * `src/content/docs/reference/segments.mdx`. Nothing else turns a file's path into a route.
 *
 * @param file an absolute path, or one from the root of the project or from the docs folder, with any separators
 */
export function routeOfFile(file: string): string {
	const entry = toPosixPath(file).replace(new RegExp(`^(?:.*/)?${docsFolder}/`), '');
	return pathOfEntry(entryId(entry));
}

/**
 * The ID of a page: its path in the docs folder without the extension, in the same letter case, because URLs are
 * case-sensitive. Both `a/index.mdx` and `a.mdx` have the ID `a`. The page that opens a version, its main document, has
 * the version's own path as its ID: at the root, that's `index`.
 */
export function entryId(entry: string): string {
	const id = entry.replace(/\.\w+$/, '').replace(/(?<=.)\/index$/, '');
	const place = placeOf(`/${id}`);
	if (place.page !== `/${place.version.mainDocument}`) return id;
	return pathOfPlace({ ...place, page: '/' }).slice(1) || 'index';
}
