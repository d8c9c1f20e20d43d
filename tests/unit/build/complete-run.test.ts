import { expect, test } from 'vitest';
import { oldRun, readCompleteRun } from '~/build/complete-run.ts';

const run = { day: '2026-11-01', commit: 'a'.repeat(40), passed: 6000 };

test('a complete run is old after two weeks, and the warning says how to renew it', () => {
	expect(oldRun(run, Date.parse('2026-11-15T23:59:00Z'))).toBeUndefined();
	expect(oldRun(run, Date.parse('2026-11-16T00:00:00Z'))).toMatchObject({
		found: 'the last complete test run is 15 days old',
		write: 'npm run test:complete',
	});
});

test('without a record, the warning says how to make one', () => {
	expect(oldRun(undefined, Date.now())).toMatchObject({
		found: 'no complete test run',
		write: 'npm run test:complete',
	});
});

test('a record that was edited by hand is refused with its file', () => {
	expect(() => readCompleteRun('day: yesterday\ncommit: abc\npassed: 0')).toThrow(
		/^tests\/complete\.yaml\n {2}found: {4}day: .*commit: .*passed: /s,
	);
});
