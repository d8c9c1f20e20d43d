import { join } from 'node:path';
import { listFiles } from '../../lib/files/file-paths.ts';
import { docsFolder, isPagePath, routeOfFile, toPagePath } from '../../lib/urls/page-routes.ts';
import type { Problem } from './problem.ts';

/** The extensions that Starlight takes for pages, in any letter case. */
const EXTENSION = /\.(?:mdx?|markdown|mdown|mkdn?|mdwn)$/i;

/** A file or folder that no page comes from: hidden, or with a name that starts with `_`. */
const HIDDEN = /(?:^|\/)(?:\.|_[^/]*$)/;

/** Paths of all pages, from the root of the project, including those whose names are wrong. */
export function pageFiles(root: string): string[] {
	return listFiles(join(root, docsFolder))
		.filter((file) => EXTENSION.test(file) && !HIDDEN.test(file))
		.map((file) => `${docsFolder}/${file}`);
}

/** Reports the name of a page's file if it can't be a URL on every host, or if nothing reads its extension. */
export function wrongFileName(file: string): Problem[] {
	const name = file.split(`${docsFolder}/`).at(-1) ?? file;
	const [extension = ''] = EXTENSION.exec(name) ?? [];
	const path = name.slice(0, name.length - extension.length);
	if (isPagePath(path) && /^\.mdx?$/.test(extension)) return [];
	return [
		{
			file,
			line: 1,
			column: 1,
			field: 'file name',
			found: name,
			expected:
				'letters, digits, and hyphens, because the name becomes the URL, and the extension .mdx or .md',
			write: `rename the file to ${toPagePath(path)}${extension.toLowerCase() === '.md' ? '.md' : '.mdx'}`,
		},
	];
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
