import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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
