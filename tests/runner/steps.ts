import { playwrightResults, type Results, vitestResults } from './results.ts';

/** A part of the tests that runs as one process. */
export interface Step {
	name: string;
	command: string[];
	/** Environment variables of the process, in addition to those of this one. */
	environment?: Record<string, string>;
	/** Steps that must have passed before. */
	after?: string[];
	/** Where the process leaves its report, and how to read it. A step without one counts as one test. */
	report?: { file: string; read(report: never): Results };
	/** Runs only when it is asked for by name. */
	onRequest?: true;
	/** Minutes after which it is ended: for a step that hangs, not for one that is slow. */
	limit?: number;
}

/** Folder of reports and logs. */
export const RESULTS = 'test-results';

/** Every step, the most urgent first: what others wait for, then what takes longest. */
export function allSteps({ complete = false } = {}): Step[] {
	return [
		npmRun('build'),
		npmRun('check'),
		vitest('unit'),
		vitest('site', { after: ['build'] }),
		vitest('search', { after: ['build'] }),
		{
			name: 'live',
			command: ['node', 'tests/live/run.ts', ...(complete ? [] : ['--slice'])],
			report: { file: 'live.json', read: vitestResults },
			onRequest: true,
			limit: 40,
		},
		playwright('browser'),
		{ ...vitest('engines', { after: ['build'] }), onRequest: true },
		audit('axe', 'tests/audits/axe/run.ts', complete),
		audit('faults', 'tests/faults/run.ts', complete),
		npmRun('audit'),
	];
}

function npmRun(name: string): Step {
	return { name, command: ['npm', 'run', '--silent', name] };
}

/** What takes long and leaves notes when it ran in full: a sample of it, or all. */
function audit(name: string, program: string, complete: boolean): Step {
	const command = ['node', program, complete ? '--all' : '--slice'];
	return { name, command, after: ['build'], ...(complete ? {} : { limit: 10 }) };
}

/** What a step of vitest or Playwright can differ in. */
interface Choices {
	arguments?: string[];
	after?: string[];
	environment?: Record<string, string>;
}

/** A step that runs vitest: without arguments, the project of its name. */
export function vitest(
	name: string,
	{ arguments: chosen = ['--project', name], after = [], environment = {} }: Choices = {},
): Step {
	const file = `${name}.json`;
	const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${file}`];
	return {
		name,
		command: ['vitest', 'run', ...chosen, ...output],
		after,
		environment,
		report: { file, read: vitestResults },
	};
}

/** A step that runs browser tests, over a built site: without arguments, all. */
export function playwright(
	name: string,
	chosen: string[] = [],
	environment: Record<string, string> = {},
): Step {
	const file = `${name}.json`;
	return {
		name,
		command: ['playwright', 'test', ...chosen, `--output=${RESULTS}/${name}`],
		environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/${file}` },
		after: ['build'],
		report: { file, read: playwrightResults },
	};
}
