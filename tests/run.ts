import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { pendingRoutes } from '../src/site/pending.ts';
import { findOrInstallChromium } from './browser/find-chromium.ts';

/** Runs every check of the project and prints `N passed, N failed` at the end. */

interface Step {
	name: string;
	command: string[];
	/** Reads how many tests passed and failed; a step without it counts as one test. */
	count?: () => { passed: number; failed: number };
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
			const { numPassedTests, numFailedTests } = readJson(file);
			return { passed: numPassedTests, failed: numFailedTests };
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
			const { expected, unexpected, flaky } = readJson('browser.json').stats;
			return { passed: expected + flaky, failed: unexpected };
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
for (const { name, command, count } of steps) {
	console.log(`\n> ${name}`);
	const started = performance.now();
	const [program = '', ...args] = command;
	const ok = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
	const result = tally(ok, count);
	passed += result.passed;
	failed += result.failed;
	console.log(
		`${name}: ${ok ? 'passed' : 'failed'} in ${Math.round((performance.now() - started) / 1000)} s`,
	);
	if (!ok && name === 'build') break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** A step that failed counts as at least one failure, also when it broke before it could count. */
function tally(ok: boolean, count: Step['count']): { passed: number; failed: number } {
	if (!count) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	try {
		const counted = count();
		return ok ? counted : { ...counted, failed: Math.max(1, counted.failed) };
	} catch {
		return { passed: 0, failed: 1 };
	}
}
