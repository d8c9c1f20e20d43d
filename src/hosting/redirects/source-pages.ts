import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../lib/files/file-paths.ts';
import { docsFolder, isPageFile, routeOfFile } from '../../lib/urls/page-routes.ts';
import { cleanRequestPath } from '../request-path.ts';

/** Path of the page that a file of the docs folder becomes, `undefined` if it becomes none. */
export function pathOfDocsFile(file: string): string | undefined {
	return isPageFile(file) ? routeOfFile(file) : undefined;
}

/** Path of the page that a file of `src/pages` becomes, `undefined` for endpoints and pages with parameters. */
function pathOfPageFile(file: string): string | undefined {
	return /^[^[_]+\.(astro|mdx?|html)$/.test(file)
		? cleanRequestPath(`/${file.replace(/\.\w+$/, '')}`)
		: undefined;
}

/**
 * Paths of the pages whose files are in the project.
 *
 * @param root folder of the project
 */
export function sourcePages(root: string): Set<string> {
	const paths = (folder: string, pathOf: (file: string) => string | undefined) =>
		filesIn(join(root, folder)).flatMap((file) => pathOf(file) ?? []);
	return new Set([...paths(docsFolder, pathOfDocsFile), ...paths('src/pages', pathOfPageFile)]);
}

function filesIn(folder: string): string[] {
	return existsSync(folder) ? listFiles(folder) : [];
}
