import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { noteEdgeTried } from '../../src/verify/edge-tried.ts';
import { inputsOfToday } from '../../src/verify/reviews/inputs.ts';
import { MissingPrerequisite } from '../../src/verify/server/missing.ts';
import { installPackages } from '../../src/verify/server/packages.ts';
import { storeVerified } from '../../src/verify/verified.ts';
import { vitestResults } from '../runner/results.ts';

/**
 * `npm run test:live`: installs what is missing, runs the live tests and the samples, notes what they
 * proved for `npm run reviewed`, prints `N passed, N failed`. With `--slice`, for CI, what ran lately as it stands is left
 * out, but for another tenth of it each day.
 */

const RESULTS = 'test-results/live.json';

let passed = 0;
let failed = 0;
try {
	installPackages();
	mkdirSync('test-results', { recursive: true });
	rmSync(RESULTS, { force: true });
	const inputs = inputsOfToday();
	const names = process.argv.slice(2).filter((word) => word !== '--slice');
	if (process.argv.includes('--slice')) process.env['LIVE_SLICE'] = '1';
	const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
	await run('vitest', ['run', '--config', 'tests/live/vitest.config.ts', ...output, ...names]);
	const report = JSON.parse(readFileSync(RESULTS, 'utf8'));
	storeVerified(report, inputs);
	noteEdgeTried(report);
	const { numPassedTests, numFailedTests, success } = report;
	passed += numPassedTests;
	failed += success ? 0 : Math.max(1, numFailedTests);
	for (const failure of vitestResults(report).failures) console.log(failure);
} catch (error) {
	console.error(error instanceof MissingPrerequisite ? error.message : error);
	failed += 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Waits for the program, also through Ctrl+C, which reaches it as well. */
async function run(program: string, words: string[]): Promise<void> {
	const child = spawn(program, words, { stdio: 'inherit', shell: process.platform === 'win32' });
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void child.kill(signal));
	await once(child, 'exit');
}
