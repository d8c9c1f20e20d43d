import { parseArgs } from 'node:util';
import { everyProblem, withLines } from '../api-reference/contract/check/index.ts';
import { countMissing } from '../api-reference/contract/check/missing.ts';
import { contractFolder, readFiles } from '../api-reference/contract/files.ts';
import { formatContractProblems } from '../api-reference/contract/problem.ts';
import { formatProblem } from '../lib/diagnostics/build-error.ts';
import { nearest } from '../lib/diagnostics/nearest.ts';

/*
 * Checks the API contract. Prints every mistake and exits with 1 if there is one.
 *
 * --only FILE   what is wrong or missing in one file, such as `paths/segments.yaml` (repeatable)
 * --missing     only counts the texts that are missing, by file
 */
const { values } = parseArgs({
	options: { only: { type: 'string', multiple: true }, missing: { type: 'boolean' } },
});
const { files, problems: unread } = readFiles();
const names = files.map(({ file }) => file);
const problems = [...unread, ...everyProblem(files)];

if (values.missing) countTexts();
else report(values.only ? inFiles(values.only) : problems);

function countTexts(): void {
	const counts = countMissing(problems);
	for (const [file, count] of counts) console.log(`${String(count).padStart(5)}  ${file}`);
	const all = counts.reduce((sum, [, count]) => sum + count, 0);
	console.log(`${String(all).padStart(5)}  texts are missing in ${counts.length} of ${files.length} files`);
}

function inFiles(given: readonly string[]): typeof problems {
	const only = given.map((file) => file.replace(/^.*src\/content\/openapi\//, ''));
	const unknown = only.filter((file) => !names.includes(file));
	if (unknown.length > 0) {
		const write = unknown.flatMap((file) => nearest(file, names) ?? []).join(' ') || undefined;
		const expected = `files of ${contractFolder}`;
		console.error(formatProblem({ where: '--only', found: unknown.join(', '), expected, write }));
		process.exit(1);
	}
	return problems.filter(({ file }) => only.includes(file));
}

function report(found: typeof problems): void {
	if (found.length === 0) {
		console.log('The API contract is right.');
		return;
	}
	console.error(formatContractProblems(withLines(found), contractFolder));
	process.exitCode = 1;
}
