import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathOfPlace, placeOf } from './places.ts';
import { pathOfEntry } from './urls.ts';

/** Folder of the pages, from the root of the project. */
export const docsFolder = 'src/content/docs';

/** Replaces the backslashes of Windows with slashes, which URLs, Git, Vite, and our own data use on every system. */
export function toPosixPath(file: string): string {
	return file.replaceAll('\\', '/');
}

/**
 * A file's path from the root of the project, with slashes.
 *
 * @param paths tests pass `path.win32` and `path.posix`
 */
export function pathFromRoot(
	file: string | URL,
	root = process.cwd(),
	paths: path.PlatformPath = path,
): string {
	const windows = paths.sep === '\\';
	return toPosixPath(paths.relative(root, file instanceof URL ? fileURLToPath(file, { windows }) : file));
}

/** Everything below a folder whose name has this ending: sorted paths from that folder, with slashes. */
export function listFiles(folder: string, ending = ''): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.map(toPosixPath)
		.filter((file) => file.endsWith(ending))
		.sort();
}

/** Files that match a pattern, except those of installed packages: sorted paths from the folder, with slashes. */
export function globFiles(
	pattern: string | readonly string[],
	folder = '.',
	exclude: readonly string[] = [],
): string[] {
	return globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**', ...exclude] })
		.map(toPosixPath)
		.sort();
}

/** Whether a file in the docs folder is a page: Markdown whose name doesn't start with `_`. */
export function isPageFile(file: string): boolean {
	return /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file);
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
