import { fileURLToPath } from 'node:url';
import { checkPages } from '../build/page-checks.ts';
import { pathFromRoot } from '../lib/files/file-paths.ts';
import { pageFiles } from '../schemas/frontmatter/page-files.ts';
import { formatProblems } from '../schemas/frontmatter/problem.ts';

/*
 * Checks the frontmatter of all pages, or of those given as arguments.
 * Prints every mistake and exits with 1 if there is one.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const given = process.argv.slice(2).map((file) => pathFromRoot(file, root));
const files = given.length > 0 ? given : pageFiles(root);
const problems = await checkPages(root, files);
if (problems.length > 0) {
	console.error(formatProblems(problems));
	process.exitCode = 1;
} else {
	console.log(`The frontmatter of ${files.length} pages is right.`);
}
