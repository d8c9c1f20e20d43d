import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { pendingRoutes } from '../src/site/pending.ts';
import { findOrInstallChromium } from './browser/find-chromium.ts';
import { FAILED, playwrightFailures, vitestFailures } from './report/failures.ts';

/** Runs every check of the project, prints the names of what failed, and `N passed, N failed` at the end. */

interface Step {
	name: string;
	command: string[];
	/** Reads how many tests passed and which failed; a step without it counts as one test. */
	count?: () => Count;
}

interface Count {
	passed: number;
	failed: number;
	/** A line for each failed test. */
	failures: string[];
}

const RESULTS = 'test-results';

function readJson(file: string) {
	return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
}

function vitest(name: string, folder: string): Step {
	const file = `${name}.json`;
	const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${file}`];
	return {
		name,
		command: ['vitest', 'run', folder, ...output],
		count: () => {
			const report = readJson(file);
			return {
				passed: report.numPassedTests,
				failed: report.numFailedTests,
				failures: vitestFailures(report),
			};
		},
	};
}

const steps: Step[] = [
	{ name: 'check', command: ['npm', 'run', '--silent', 'check'] },
	{ name: 'build', command: ['npm', 'run', '--silent', 'build'] },
	{ name: 'audit', command: ['npm', 'run', '--silent', 'audit'] },
	vitest('unit', 'tests/unit'),
	vitest('site', 'tests/site'),
	vitest('search', 'tests/search'),
	{
		name: 'browser',
		command: ['playwright', 'test'],
		count: () => {
			const report = readJson('browser.json');
			const { expected, unexpected, flaky } = report.stats;
			return { passed: expected + flaky, failed: unexpected, failures: playwrightFailures(report) };
		},
	},
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const browser = findOrInstallChromium();
console.log(`Browser: ${browser.path} (from ${browser.source})`);
console.log(`Routes still to be written: ${pendingRoutes().size}`);

let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const { name, command, count } of steps) {
	console.log(`\n> ${name}`);
	const started = performance.now();
	const [program = '', ...args] = command;
	const ok = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
	const result = tally(name, ok, count);
	passed += result.passed;
	failed += result.failed;
	failures.push(...result.failures);
	console.log(
		`${name}: ${ok ? 'passed' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`,
	);
	if (!ok && name === 'build') break;
}
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** A step that failed counts as at least one failure, also when it broke before it could count. */
function tally(name: string, ok: boolean, count?: Step['count']): Count {
	const broken = { passed: 0, failed: 1, failures: [`${FAILED}${name}`] };
	if (!count) return ok ? { passed: 1, failed: 0, failures: [] } : broken;
	try {
		const counted = count();
		if (ok) return counted;
		const failures = counted.failures.length > 0 ? counted.failures : broken.failures;
		return { ...counted, failed: Math.max(1, counted.failed), failures };
	} catch {
		return broken;
	}
}
