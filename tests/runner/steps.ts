import { playwrightResults, type Results, vitestResults } from './results.ts';

/** A part of the tests that runs as one program. */
export interface Step {
	name: string;
	command: string[];
	/** Settings of the program beside those of this one. */
	environment?: Record<string, string>;
	/** Steps that must have passed before. */
	after?: string[];
	/** Where the program leaves its report, and how to read it. A step without one counts as one test. */
	report?: { file: string; read(report: never): Results };
	/** Runs only when it is asked for by name. */
	onRequest?: true;
	/** Minutes after which it is ended: for a step that hangs, not for one that is slow. */
	limit?: number;
}

/** Folder of reports and logs. */
export const RESULTS = 'test-results';

/** How many parts the browser tests are cut into; each is one worker. Parts differ in length: of four, none is long. */
const BROWSER_PARTS = 4;

/** Port of the site for the first part of the browser tests; the next part has the next. */
const FIRST_PORT = Number(process.env['TEST_PORT'] ?? 4399);

/** Every step, the most urgent first: what others wait for, then what takes longest. */
export function allSteps(): Step[] {
	return [
		npmRun('build'),
		npmRun('check'),
		vitest('unit'),
		vitest('site', ['build']),
		vitest('search', ['build']),
		{
			name: 'live',
			command: ['node', 'tests/live/run.ts', '--slice'],
			report: { file: 'live.json', read: vitestResults },
			onRequest: true,
			limit: 40,
		},
		...Array.from({ length: BROWSER_PARTS }, (_, part) => browser(part + 1)),
		inSlices('axe', 'tests/audits/axe/run.ts'),
		inSlices('faults', 'tests/faults/run.ts'),
		npmRun('audit'),
	];
}

function npmRun(name: string): Step {
	return { name, command: ['npm', 'run', '--silent', name] };
}

/** What takes long and is noted when it ran whole: a minute of it, another each day. */
function inSlices(name: string, program: string): Step {
	return { name, command: ['node', program, '--slice'], after: ['build'], limit: 5 };
}

function vitest(name: string, after: string[] = []): Step {
	const file = `${name}.json`;
	const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${file}`];
	return {
		name,
		command: ['vitest', 'run', `tests/${name}`, ...output],
		after,
		report: { file, read: vitestResults },
	};
}

function browser(part: number): Step {
	const name = `browser-${part}`;
	const file = `${name}.json`;
	return {
		name,
		command: [
			'playwright',
			'test',
			`--shard=${part}/${BROWSER_PARTS}`,
			'--workers=1',
			`--output=${RESULTS}/${name}`,
		],
		environment: {
			TEST_PORT: String(FIRST_PORT + part - 1),
			PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/${file}`,
		},
		after: ['build'],
		report: { file, read: playwrightResults },
	};
}
