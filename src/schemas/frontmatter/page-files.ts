import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathOfEntry } from '../../site/urls.ts';
import { docsFolder, entryId } from './entry-id.ts';

/** Paths of all pages, from the root of the project. Files whose name starts with `_` are no pages. */
export function pageFiles(root: string): string[] {
	return readdirSync(path.join(root, docsFolder), { recursive: true, withFileTypes: true })
		.filter((file) => file.isFile() && /^[^_].*\.mdx?$/.test(file.name))
		.map((file) => path.relative(root, path.join(file.parentPath, file.name)).split(path.sep).join('/'))
		.sort();
}

/** One warning for each address that two files claim, also where both say the same. */
export function sharedAddresses(files: readonly string[]): string[] {
	const claimed = Object.entries(Object.groupBy(files, (file) => entryId(file.slice(docsFolder.length + 1))));
	return claimed.flatMap(([id, claims = []]) =>
		claims.length > 1
			? [`${claims.join(' and ')} have the same address, ${pathOfEntry(id)}. Move or remove one of them.`]
			: [],
	);
}
