import { execFileSync } from 'node:child_process';
import { type CompleteRun, completeRunFile } from '../../src/build/complete-run.ts';
import { writeNotes } from '../../src/tools/live/notes.ts';
import { dayOf } from '../../src/tools/reviews/age.ts';

/** Records that every test passed with nothing sampled. */
export function recordCompleteRun(passed: number): void {
	const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
	writeNotes(completeRunFile, { day: dayOf(), commit, passed } satisfies CompleteRun);
}
