import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from '../../report/failures.ts';

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
	expect(vitestFailures(report)).toEqual([
		'FAILED tests/unit/a.test.ts: adds (expected 2 to be 3)',
		'FAILED tests/unit/b.test.ts (Cannot find module)',
	]);
});

test('names each failed test of Playwright, in suites of any depth', () => {
	const spec = { title: 'opens', file: 'menu.spec.ts', line: 7 };
	const wrong = { status: 'unexpected', results: [{}, { error: { message: 'Timed out\nCall log' } }] };
	const suites = [
		{
			specs: [{ ...spec, ok: true, tests: [{ status: 'expected', results: [{}] }] }],
			suites: [{ specs: [{ ...spec, title: 'closes', ok: false, tests: [wrong] }] }],
		},
	];
	expect(playwrightFailures({ suites })).toEqual(['FAILED menu.spec.ts:7: closes (Timed out)']);
	expect(playwrightFailures({})).toEqual([]);
});
