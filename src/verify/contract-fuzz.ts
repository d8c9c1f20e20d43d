import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apis } from '../api-reference/contract/bundle.ts';
import { documentedVersion } from '../api-reference/contract/version.ts';
import { type ReadingApi, readingDocument, readingFingerprint } from '../api-reference/exports/reading.ts';
import { fakeTokens } from '../config/fake-tokens.ts';
import { type Facts, facts } from '../schemas/data/index.ts';
import { fuzz, installTool, type Report, tool } from './contract-fuzz/schemathesis.ts';
import { writeNotes } from './notes.ts';
import { startTrialServer } from './operations/trial-server.ts';
import { dayOf } from './reviews/age.ts';
import { MissingPrerequisite } from './server/missing.ts';
import { missingTools } from './shell-blocks/toolchains.ts';

/**
 * `npm run contract:fuzz`: sends made-up requests, right and wrong ones, to the read operations of the open-source
 * server. Every answer must have a status, a content type, headers and a body that the contract has. Notes the day in
 * `fuzzed.yaml` when all had.
 */

const tokens: Record<ReadingApi, string> = {
	...fakeTokens,
	client: fakeTokens.backend,
	other: fakeTokens.admin,
};

try {
	const missing = await missingTools(['python']);
	if (missing) throw new MissingPrerequisite('Python', missing, 'install it, and connect to PyPI once');
	const program = await installTool();
	const started = performance.now();
	const reports = await askAll(program);
	const seconds = Math.round((performance.now() - started) / 1000);
	const wrong = reports.filter(
		({ complete, operations, failures, errors }) =>
			!complete || operations.tested < operations.selected || failures.length + errors.length > 0,
	);
	if (wrong.length > 0) process.exitCode = 1;
	else noteFuzzed(reports, seconds);
} catch (error) {
	console.error(error instanceof MissingPrerequisite ? error.message : error);
	process.exitCode = 1;
}

async function askAll(program: string): Promise<Report[]> {
	const folder = mkdtempSync(join(tmpdir(), 'contract-fuzz-'));
	const server = await startTrialServer();
	try {
		const reports: Report[] = [];
		for (const api of [...apis, 'other' as const]) {
			const document = join(folder, `${api}.json`);
			writeFileSync(document, JSON.stringify(readingDocument(api)));
			reports.push(await fuzz(program, { document, url: server.url, token: tokens[api], folder }));
		}
		return reports;
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

function noteFuzzed(reports: readonly Report[], seconds: number): void {
	const sum = (count: (report: Report) => number) => reports.reduce((all, one) => all + count(one), 0);
	const note: Facts<'fuzzed'> = {
		day: dayOf(),
		server: documentedVersion(),
		tool,
		operations: sum(({ operations }) => operations.tested),
		requests: sum(({ test_cases }) => test_cases.generated - test_cases.without_checks),
		seconds,
		fingerprint: readingFingerprint(),
	};
	writeNotes(facts.fuzzed.file, note);
	console.log(
		`${note.requests} requests to ${note.operations} operations in ${seconds} s: nothing outside of the contract`,
	);
}
