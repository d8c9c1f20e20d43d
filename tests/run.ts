import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findOrInstallChromium } from '../src/verify/browsers/find-chromium.ts';
import { chooseSteps } from './runner/choose.ts';
import { recordCompleteRun } from './runner/complete.ts';
import { FAILED, slowestOf, type TimedTest } from './runner/results.ts';
import { runStep, type StepResults } from './runner/run-step.ts';
import { schedule } from './runner/schedule.ts';
import { RESULTS } from './runner/steps.ts';
import { seed } from './sample.ts';

/**
 * `npm test`: runs steps two at a time, prints what failed, and `N passed, N failed` at the end. `chooseSteps` has the
 * options.
 */

/** Two steps keep two cores busy, of which one is the browser tests with two workers. More would only wait for each other. */
const AT_ONCE = Math.min(2, availableParallelism());

/** How many tests each step names as its slowest. */
const SLOWEST_OF_STEP = 5;

const { steps, complete } = chooseSteps(process.argv.slice(2));
if (complete) process.env['TEST_COMPLETE'] = '1';
process.env['TEST_SEED'] ||= seed();
console.log(complete ? 'Nothing is sampled.' : `Seed of samples: ${seed()} (TEST_SEED sets it)`);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
if (steps.some(({ name }) => name.startsWith('browser'))) {
	const browser = findOrInstallChromium();
	console.log(`Browser: ${browser.path} (from ${browser.source})`);
}

const started = performance.now();
const all: StepResults[] = [];
const leftOut = await schedule(steps, AT_ONCE, async (step) => {
	console.log(`${step.name}: started`);
	const results = await runStep(step);
	all.push(results);
	describe(step.name, results);
	return results.ok && results.failed === 0;
});
for (const name of leftOut) console.log(`${name}: skipped: a prerequisite failed`);

const sum = (field: 'passed' | 'failed' | 'skipped') =>
	all.reduce((total, results) => total + results[field], 0);
const failures = all.flatMap((results) => results.failures);
failures.push(...leftOut.map((name) => `${FAILED}${name} (skipped: a prerequisite failed)`));
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
const retried = all.flatMap((results) => results.retried);
if (retried.length > 0) console.log(`\nFlaky (passed on retry):\n${retried.join('\n')}`);
const slowest = slowestOf(all);
if (slowest.length > 0) console.log('\nThe slowest tests:');
printTimes(slowest);
console.log(`\n${minutes((performance.now() - started) / 1000)} in all, ${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed') + leftOut.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
if (complete && failures.length === 0) recordCompleteRun(sum('passed'));

/** Prints a step's count, time and slowest tests; all that it said, if it failed. */
function describe(name: string, { ok, passed, failed, skipped, seconds, slowest, log }: StepResults): void {
	if (!ok) console.log(`\n${log}`);
	const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
	console.log(`${name}: ${ok ? 'passed' : 'failed'} in ${minutes(seconds)} (${counts})`);
	printTimes(slowest.slice(0, SLOWEST_OF_STEP));
}

function printTimes(tests: readonly TimedTest[]): void {
	for (const { name, milliseconds } of tests)
		console.log(`    ${(milliseconds / 1000).toFixed(1)} s  ${name}`);
}

function minutes(seconds: number): string {
	return seconds < 60 ? `${Math.round(seconds)} s` : `${(seconds / 60).toFixed(1)} min`;
}
