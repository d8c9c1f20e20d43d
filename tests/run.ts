import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findOrInstallChromium } from '../src/tools/browsers/find-chromium.ts';
import { chooseSteps } from './runner/choose.ts';
import { FAILED, slowestOf, type TimedTest } from './runner/results.ts';
import { runStep, type StepResults } from './runner/run-step.ts';
import { schedule } from './runner/schedule.ts';
import { allSteps, RESULTS } from './runner/steps.ts';

/**
 * `npm test`: runs the steps that `tests/runner/steps.ts` lists, two at a time, prints what failed, and
 * `N passed, N failed` at the end. `npm test -- unit site` runs those two, `npm test -- --live` all and the live tests.
 */

/** Two use two cores; more would only wait for each other and for the same browser. */
const AT_ONCE = Math.min(2, availableParallelism());

/** How many tests each step names as its slowest. */
const SLOWEST_OF_STEP = 5;

const steps = chooseSteps(allSteps(), process.argv.slice(2));
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
for (const name of leftOut) console.log(`${name}: left out, as a step before it failed`);

const sum = (field: 'passed' | 'failed' | 'skipped') =>
	all.reduce((total, results) => total + results[field], 0);
const failures = all.flatMap((results) => results.failures);
failures.push(...leftOut.map((name) => `${FAILED}${name} (left out)`));
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
const retried = all.flatMap((results) => results.retried);
if (retried.length > 0) console.log(`\nPassed only at the second try:\n${retried.join('\n')}`);
const slowest = slowestOf(all);
if (slowest.length > 0) console.log('\nThe slowest tests:');
printTimes(slowest);
console.log(`\n${minutes((performance.now() - started) / 1000)} in all, ${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed') + leftOut.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

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
