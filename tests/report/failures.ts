import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How a line of the output starts that names a failed test; `tests/live/sum.ts` repeats those at its end. */
export const FAILED = 'FAILED ';

interface VitestReport {
	testResults: {
		name: string;
		status: string;
		message: string;
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
	}[];
}

interface PlaywrightSuite {
	suites?: PlaywrightSuite[];
	specs: {
		title: string;
		ok: boolean;
		file: string;
		line: number;
		tests: { status: string; results: { error?: { message?: string } }[] }[];
	}[];
}

/** A line for each failed test of vitest's JSON report, and for each file that broke before its tests ran. */
export function vitestFailures({ testResults }: VitestReport): string[] {
	return testResults.flatMap(({ name, status, message, assertionResults }) => {
		const file = relative(process.cwd(), name);
		const failed = assertionResults.filter((test) => test.status === 'failed');
		if (failed.length === 0) return status === 'failed' ? [line(file, message)] : [];
		return failed.map((test) => line(`${file}: ${test.fullName}`, test.failureMessages[0]));
	});
}

/** A line for each failed test of Playwright's JSON report. */
export function playwrightFailures({ suites = [] }: { suites?: PlaywrightSuite[] }): string[] {
	return suites.flatMap((suite) => [
		...suite.specs
			.filter((spec) => !spec.ok)
			.map((spec) => line(`${spec.file}:${spec.line}: ${spec.title}`, firstError(spec))),
		...playwrightFailures(suite),
	]);
}

function firstError({ tests }: PlaywrightSuite['specs'][number]): string | undefined {
	const failed = tests.find((test) => test.status === 'unexpected');
	return failed?.results.find((result) => result.error)?.error?.message;
}

function line(name: string, message = ''): string {
	const first = stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
	return `${FAILED}${name}${first && ` (${first.slice(0, 300)})`}`;
}
