import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightResults, slowestOf, vitestResults } from '../../../runner/results.ts';

test('names each failed test of vitest with the first line of its error', () => {
	const failed = {
		status: 'failed',
		failureMessages: ['\u001b[31mexpected 2 to be 3\u001b[39m\n    at a.ts:4'],
	};
	const report = {
		testResults: [
			{
				name: resolve('tests/unit/a.test.ts'),
				status: 'failed',
				message: '',
				assertionResults: [
					{ fullName: 'adds', ...failed },
					{ fullName: 'prints', status: 'failed', failureMessages: ['AssertionError: \n\na.mdx:7 prints 3'] },
					{ fullName: 'takes away', status: 'passed', failureMessages: [] },
				],
			},
			{
				name: resolve('tests/unit/b.test.ts'),
				status: 'failed',
				message: 'Cannot find module',
				assertionResults: [],
			},
			{ name: resolve('tests/unit/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
		],
	};
	expect(vitestResults(report).failures).toEqual([
		'FAILED tests/unit/a.test.ts: adds (expected 2 to be 3)',
		'FAILED tests/unit/a.test.ts: prints (AssertionError: a.mdx:7 prints 3)',
		'FAILED tests/unit/b.test.ts (Cannot find module)',
	]);
});

test('names each failed test of Playwright, in suites of any depth', () => {
	const spec = { title: 'opens', file: 'menu.spec.ts', line: 7 };
	const wrong = {
		status: 'unexpected',
		results: [{ duration: 30 }, { duration: 12, error: { message: 'Timed out\nCall log' } }],
	};
	const suites = [
		{
			specs: [{ ...spec, tests: [{ status: 'expected', results: [{ duration: 5 }] }] }],
			suites: [{ specs: [{ ...spec, title: 'closes', tests: [wrong] }] }],
		},
	];
	expect(playwrightResults({ suites }).failures).toEqual(['FAILED menu.spec.ts:7: closes (Timed out)']);
	expect(playwrightResults({}).failures).toEqual([]);
});

test('names each test that passed only when it was tried again, with what was wrong first', () => {
	const { failures, retried } = vitestResults({
		testResults: [
			{
				name: resolve('tests/live/a.test.ts'),
				status: 'passed',
				message: '',
				assertionResults: [
					{ fullName: 'waits', status: 'passed', failureMessages: ['Error: 310 ms\n    at a.ts:4'] },
					{ fullName: 'adds', status: 'passed', failureMessages: [] },
				],
			},
		],
	});
	expect(failures).toEqual([]);
	expect(retried).toEqual(['tests/live/a.test.ts: waits (Error: 310 ms)']);

	const results = [{ duration: 30, error: { message: 'Timed out' } }, { duration: 3 }];
	const specs = [{ title: 'opens', file: 'menu.spec.ts', line: 7, tests: [{ status: 'flaky', results }] }];
	expect(playwrightResults({ suites: [{ specs }] }).retried).toEqual(['menu.spec.ts:7: opens (Timed out)']);
});

test('counts what passed, failed and was skipped, and lists the slowest tests first', () => {
	const spec = (title: string, status: string, duration: number) => ({
		title,
		file: 'a.spec.ts',
		line: 1,
		tests: [{ status, results: [{ duration }] }],
	});
	const statuses = ['expected', 'flaky', 'skipped', 'unexpected', 'expected', 'expected'];
	const suites = [{ specs: statuses.map((status, index) => spec(`test ${index}`, status, index * 100)) }];
	const results = playwrightResults({ suites });
	expect(results).toMatchObject({ passed: 4, failed: 1, skipped: 1 });
	expect(results.slowest.map(({ milliseconds }) => milliseconds)).toEqual([500, 400, 300, 200, 100, 0]);
});

test('lists the ten slowest tests of all steps', () => {
	const step = (start: number) => ({
		slowest: Array.from({ length: 10 }, (_, index) => ({
			name: `test ${start + index}`,
			milliseconds: start + index,
		})),
	});
	const names = slowestOf([step(0), step(5)]).map(({ milliseconds }) => milliseconds);
	expect(names).toEqual([14, 13, 12, 11, 10, 9, 9, 8, 8, 7]);
});
