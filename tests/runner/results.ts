import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How a line of the output starts that names a failed test. */
export const FAILED = 'FAILED ';

/** How many tests a step hands on as its slowest. */
const SLOWEST = 10;

/** What came of the tests of a step. */
export interface Results {
	passed: number;
	failed: number;
	skipped: number;
	/** A line for each failed test. */
	failures: string[];
	/** A line for each test that passed only when it was tried again. */
	retried: string[];
	/** The tests that took longest, the slowest first. */
	slowest: TimedTest[];
}

/** A test and its time in milliseconds. */
export interface TimedTest {
	name: string;
	milliseconds: number;
}

/** The slowest tests of all steps together, the slowest first. */
export function slowestOf(steps: readonly Pick<Results, 'slowest'>[]): TimedTest[] {
	return bySlowness(steps.flatMap(({ slowest }) => slowest));
}

function bySlowness(tests: readonly TimedTest[]): TimedTest[] {
	return tests.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST);
}

interface Outcome {
	name: string;
	status: 'passed' | 'failed' | 'skipped';
	milliseconds: number;
	/** What was wrong, at the first try where there were two. */
	error?: string | undefined;
}

interface VitestReport {
	testResults: {
		name: string;
		status: string;
		message: string;
		assertionResults: {
			fullName: string;
			status: string;
			duration?: number | null;
			failureMessages: string[];
		}[];
	}[];
}

interface PlaywrightSuite {
	suites?: PlaywrightSuite[];
	specs: {
		title: string;
		file: string;
		line: number;
		tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
	}[];
}

/** What vitest's JSON report says. A test that passed when it was tried again counts as passed; a file that broke before its tests ran counts as one failed test. */
export function vitestResults({ testResults }: VitestReport): Results {
	return summarize(
		testResults.flatMap(({ name, status, message, assertionResults }): Outcome[] => {
			const file = relative(process.cwd(), name);
			const tests = assertionResults.map(
				(test): Outcome => ({
					name: `${file}: ${test.fullName}`,
					status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
					milliseconds: test.duration ?? 0,
					error: test.failureMessages[0],
				}),
			);
			if (status !== 'failed' || tests.some((test) => test.status === 'failed')) return tests;
			return [...tests, { name: file, status: 'failed', milliseconds: 0, error: message }];
		}),
	);
}

/** What Playwright's JSON report says. A test that passed when it was tried again counts as passed. */
export function playwrightResults({ suites = [] }: { suites?: PlaywrightSuite[] }): Results {
	return summarize(suites.flatMap(outcomesOf));
}

function outcomesOf({ suites = [], specs }: PlaywrightSuite): Outcome[] {
	const own = specs.flatMap(({ title, file, line, tests }) =>
		tests.map(
			({ status, results }): Outcome => ({
				name: `${file}:${line}: ${title}`,
				status: status === 'unexpected' ? 'failed' : status === 'skipped' ? 'skipped' : 'passed',
				milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
				error: results.find((result) => result.error)?.error?.message,
			}),
		),
	);
	return [...own, ...suites.flatMap(outcomesOf)];
}

function summarize(outcomes: readonly Outcome[]): Results {
	const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
	return {
		passed: count('passed'),
		failed: count('failed'),
		skipped: count('skipped'),
		failures: outcomes
			.filter(({ status }) => status === 'failed')
			.map((outcome) => `${FAILED}${withError(outcome)}`),
		retried: outcomes.filter(({ status, error }) => status === 'passed' && error).map(withError),
		slowest: bySlowness(outcomes).map(({ name, milliseconds }) => ({ name, milliseconds })),
	};
}

function withError({ name, error = '' }: Outcome): string {
	const [first = '', second = ''] = stripVTControlCharacters(error)
		.trim()
		.split(/\s*\n\s*/);
	const said = first.endsWith(':') ? `${first} ${second}` : first;
	return `${name}${said && ` (${said.slice(0, 300)})`}`;
}
