import { join } from 'node:path';
import { listFiles } from '../../site/file-paths.ts';
import { docsFolder, isPageFile, routeOfFile } from '../../site/page-routes.ts';

/** Paths of all pages, from the root of the project. Files whose name starts with `_` are no pages. */
export function pageFiles(root: string): string[] {
	return listFiles(join(root, docsFolder))
		.filter(isPageFile)
		.map((file) => `${docsFolder}/${file}`);
}

/** One warning for each address that two files claim, also where both say the same. */
export function sharedAddresses(files: readonly string[]): string[] {
	const claimed = Object.entries(Object.groupBy(files, routeOfFile));
	return claimed.flatMap(([route, claims = []]) =>
		claims.length > 1
			? [`${claims.join(' and ')} have the same address, ${route}. Move or remove one of them.`]
			: [],
	);
}
