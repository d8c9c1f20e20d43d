import { readFileSync } from 'node:fs';

/** Adds up the last `N passed, N failed` of each file. A run that ended before it could say one counts as failed. */

let passed = 0;
let failed = 0;
for (const file of process.argv.slice(2)) {
	const counts = [...readFileSync(file, 'utf8').matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
	passed += Number(counts?.[1] ?? 0);
	failed += counts ? Number(counts[2]) : 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
