import { readFileSync } from 'node:fs';
import { FAILED } from '../report/failures.ts';

/**
 * Repeats what each file names as failed, and adds up its last `N passed, N failed`. A run that ended before
 * it could say one counts as failed.
 */

let passed = 0;
let failed = 0;
for (const file of process.argv.slice(2)) {
	const log = readFileSync(file, 'utf8');
	const counts = [...log.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
	passed += Number(counts?.[1] ?? 0);
	failed += counts ? Number(counts[2]) : 1;
	for (const line of log.split('\n')) if (line.startsWith(FAILED)) console.log(line);
	if (!counts) console.log(`${FAILED}${file}: ended before it could count its tests`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
