import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFrontmatter } from './check.ts';
import { docsFolder } from './entry-id.ts';
import type { Problem } from './problem.ts';

/** Paths of all pages, from the root of the project. Files whose name starts with `_` are no pages. */
export async function pageFiles(root: string): Promise<string[]> {
	const found = await readdir(path.join(root, docsFolder), { recursive: true, withFileTypes: true });
	return found
		.filter((file) => file.isFile() && /^[^_].*\.mdx?$/.test(file.name))
		.map((file) => path.relative(root, path.join(file.parentPath, file.name)).split(path.sep).join('/'))
		.sort();
}

/** Finds every mistake in the frontmatter of some pages, given by paths from the root of the project. */
export async function checkPages(root: string, files: readonly string[]): Promise<Problem[]> {
	const problems = await Promise.all(
		files.map(async (file) => checkFrontmatter(file, await readFile(path.join(root, file), 'utf8'))),
	);
	return problems.flat();
}
