import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../src/api-reference/contract/load.ts';
import { documentedVersion } from '../../src/api-reference/contract/version.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import { triedOn } from '../../src/api-reference/model/tried.ts';
import { type SampleLanguage, sampleLanguages } from '../../src/api-reference/samples/index.ts';
import { absentFields } from '../../src/verify/operations/absent.ts';
import { answerChecker } from '../../src/verify/operations/answer-checker.ts';
import { eventMistakes } from '../../src/verify/operations/events.ts';
import { differences } from '../../src/verify/operations/judge.ts';
import { quickRunners, type Runner } from '../../src/verify/operations/languages/runner.ts';
import { sampleMistakes } from '../../src/verify/operations/languages/try-sample.ts';
import { noteTried, type TriedToday } from '../../src/verify/operations/note-tried.ts';
import { provoke, undocumentedAnswers, undocumentedRefusals } from '../../src/verify/operations/provoke.ts';
import { bodyDifferences } from '../../src/verify/operations/recorded.ts';
import { tryRoles } from '../../src/verify/operations/roles.ts';
import { type LimitedServer, startLimitedServer } from '../../src/verify/operations/too-many.ts';
import { startTrialServer, type TrialServer } from '../../src/verify/operations/trial-server.ts';
import { openOperations, type TriedOperation, triedOperations } from '../../src/verify/operations/trials.ts';
import { tryOperation } from '../../src/verify/operations/try-operation.ts';
import { type Gate, startGate } from '../../src/verify/server/gate.ts';
import { sample } from '../sample.ts';

const { operations, schemas } = loadReference();
const trials = triedOperations(operations);
const check = answerChecker(loadContract().document);

/** Operations whose refusals are provoked in this run: those that changed since they were tried, and a sample. */
const probed = new Set([
	...trials.filter(({ operation }) => !triedOn(operation, schemas)),
	...sample(trials, 60, 'refusals'),
]);

describe('the server does what the page of each operation says', () => {
	let server: TrialServer;
	let limited: LimitedServer;
	let gate: Gate;
	const runners: (readonly [SampleLanguage, Runner])[] = [];
	const right: TriedToday[] = [];
	beforeAll(async () => {
		server = await startTrialServer();
		limited = await startLimitedServer();
		gate = await startGate(server.url);
		for (const language of sampleLanguages) {
			const start = quickRunners[language.id];
			if (start) runners.push([language, start()]);
		}
	});
	afterAll(async () => {
		for (const [, runner] of runners) await runner.stop();
		gate?.stop();
		await limited?.stop();
		await server?.stop();
		noteTried(
			right,
			trials.map(({ operation }) => operation),
			schemas,
			documentedVersion(),
		);
	});

	async function refusalsOf({ operation, trial }: TriedOperation): Promise<string[]> {
		const provoked = [
			...(await provoke(operation, schemas, server, trial)),
			...(await limited.provoke(operation, schemas)),
		];
		return [
			...undocumentedRefusals(operation, provoked, schemas, check),
			...undocumentedAnswers(operation, provoked, schemas, check),
			...bodyDifferences(operation, provoked),
		];
	}

	test.each(trials)('$operation.operationId', async (one) => {
		const { operation, trial } = one;
		const answered = await tryOperation(operation, schemas, server, trial);
		const found = [
			...differences(operation, answered, schemas, check),
			...eventMistakes(operation, answered.events, trial),
		];
		if (probed.has(one)) found.push(...(await refusalsOf(one)));
		for (const [language, runner] of runners)
			found.push(
				...(await sampleMistakes(language, runner, operation, trial, { server, gate, schemas, check })),
			);
		const { may, mistakes } = await tryRoles(operation, schemas, server, trial, check);
		expect([...found, ...mistakes]).toEqual([]);
		right.push({ operation, may, absent: absentFields(operation, answered, schemas) });
	});

	const skipped = openOperations(operations).filter(({ trial }) => trial.skip !== undefined);
	test.each(
		skipped,
	)('$operation.operationId is refused as its page says, without a try of its sample', async (one) => {
		expect(await refusalsOf(one)).toEqual([]);
	});
});
