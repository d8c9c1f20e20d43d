import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathFromRoot } from '../lib/files/file-paths.ts';
import { projectRoot } from '../schemas/frontmatter/written-page.ts';
import { readVerified, type TestRun, type Verified, verifiedFile } from './reviews/verified.ts';
import { packageFile } from './server/packages.ts';

/** The parts of vitest's JSON report that are read. */
export interface Report {
	testResults: {
		name: string;
		startTime: number;
		assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
	}[];
}

/**
 * What test files said, by their path. Tests that were skipped said nothing.
 *
 * @param inputs fingerprints from before the run
 */
export function runsOf(
	report: Report,
	inputs: Record<string, string>,
	root = projectRoot,
): Record<string, TestRun> {
	const runs = report.testResults.map(({ name, startTime, assertionResults }): [string, TestRun] => {
		const named = (status: string) =>
			assertionResults
				.filter((test) => test.status === status)
				.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' > '));
		const date = new Date(startTime).toISOString();
		return [pathFromRoot(name, root), { date, passed: named('passed'), failed: named('failed'), inputs }];
	});
	return Object.fromEntries(runs);
}

/** Adds a run to the earlier ones. Those with another version of the server, or of tests that are gone, are forgotten. */
export function merged(earlier: Verified | undefined, version: string, runs: Verified['runs']): Verified {
	const kept = earlier?.version === version ? earlier.runs : {};
	const there = Object.entries({ ...kept, ...runs }).filter(([file]) => existsSync(join(projectRoot, file)));
	return { version, date: new Date().toISOString(), runs: Object.fromEntries(there) };
}

/** Stores what a live run said where `npm run reviewed` looks for it. */
export function storeVerified(report: Report, inputs: Record<string, string>): void {
	const { version } = JSON.parse(readFileSync(packageFile('unleash-server/package.json'), 'utf8'));
	const file = join(projectRoot, verifiedFile);
	mkdirSync(dirname(file), { recursive: true });
	const verified = merged(readVerified(file), version, runsOf(report, inputs));
	writeFileSync(file, `${JSON.stringify(verified, undefined, '\t')}\n`);
}
