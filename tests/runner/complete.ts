import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { type CompleteRun, completeRunFile } from '../../src/build/complete-run.ts';
import { dayOf } from '../../src/verify/reviews/age.ts';

const HEAD =
	'# The last run of every test with nothing sampled. Written by `npm run test:complete`; do not edit.\n';

/** Records that every test passed with nothing sampled. */
export function recordCompleteRun(passed: number): void {
	const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
	const run: CompleteRun = { day: dayOf(), commit, passed };
	writeFileSync(completeRunFile, HEAD + stringify(run));
}
