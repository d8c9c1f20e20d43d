import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommands } from '../../commands/read.ts';
import { pathOfEntry } from '../../site/urls.ts';
import { checkFrontmatter } from './check.ts';
import { docsFolder, entryId } from './entry-id.ts';
import type { Problem } from './problem.ts';

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

/** Finds every mistake in the frontmatter and the marks of commands of some pages, given by paths from the root. */
export async function checkPages(root: string, files: readonly string[]): Promise<Problem[]> {
	const problems = await Promise.all(
		files.map(async (file) => checkPage(file, await readFile(path.join(root, file), 'utf8'))),
	);
	return problems.flat();
}

/** Finds every mistake in the frontmatter of a page; when there is none, every mistake in its blocks of code and commands. */
export function checkPage(file: string, source: string): Problem[] {
	const problems = checkFrontmatter(file, source);
	return problems.length > 0 ? problems : readCommands(file, source).problems;
}
