import { formatProblem } from '../lib/diagnostics/build-error.ts';
import { checkProse } from '../prose/check.ts';

/* Checks how all texts of the site are written. Prints every mistake and exits with 1 if there is one. */
const problems = checkProse();
if (problems.length > 0) {
	console.error(`${problems.length} mistakes in texts\n\n${problems.map(formatProblem).join('\n\n')}`);
	process.exitCode = 1;
} else {
	console.log('The texts keep to the words of the site.');
}
