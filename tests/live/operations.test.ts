import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../src/api-reference/contract/load.ts';
import { documentedVersion } from '../../src/api-reference/contract/version.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import { type SampleLanguage, sampleLanguages } from '../../src/api-reference/samples/index.ts';
import { absentFields } from '../../src/tools/live/operations/absent.ts';
import { answerChecker } from '../../src/tools/live/operations/answer-checker.ts';
import { eventMistakes } from '../../src/tools/live/operations/events.ts';
import { differences } from '../../src/tools/live/operations/judge.ts';
import { quickRunners, type Runner } from '../../src/tools/live/operations/languages/runner.ts';
import { sampleMistakes } from '../../src/tools/live/operations/languages/try-sample.ts';
import { noteTried, type TriedToday } from '../../src/tools/live/operations/note-tried.ts';
import { undocumentedRefusals } from '../../src/tools/live/operations/probes.ts';
import { tryRoles } from '../../src/tools/live/operations/roles.ts';
import { startTrialServer, type TrialServer } from '../../src/tools/live/operations/trial-server.ts';
import { triedOperations } from '../../src/tools/live/operations/trials.ts';
import { tryOperation } from '../../src/tools/live/operations/try-operation.ts';
import { type Gate, startGate } from '../../src/tools/live/server/gate.ts';

const { operations, schemas } = loadReference();
const trials = triedOperations(operations);
const check = answerChecker(loadContract().document);

describe('the server does what the page of each operation says', () => {
	let server: TrialServer;
	let gate: Gate;
	const runners: (readonly [SampleLanguage, Runner])[] = [];
	const right: TriedToday[] = [];
	beforeAll(async () => {
		server = await startTrialServer();
		gate = await startGate(server.url);
		for (const language of sampleLanguages) {
			const start = quickRunners[language.id];
			if (start) runners.push([language, start()]);
		}
	});
	afterAll(async () => {
		for (const [, runner] of runners) await runner.stop();
		gate?.stop();
		await server?.stop();
		noteTried(
			right,
			trials.map(({ operation }) => operation),
			schemas,
			documentedVersion(),
		);
	});

	test.each(trials)('$operation.operationId', async ({ operation, trial }) => {
		const answered = await tryOperation(operation, schemas, server, trial);
		const found = [
			...differences(operation, answered, schemas, check),
			...eventMistakes(operation, answered.events, trial),
			...(await undocumentedRefusals(operation, schemas, server, check)),
		];
		for (const [language, runner] of runners)
			found.push(
				...(await sampleMistakes(language, runner, operation, trial, { server, gate, schemas, check })),
			);
		const { may, mistakes } = await tryRoles(operation, schemas, server, trial, check);
		expect([...found, ...mistakes]).toEqual([]);
		right.push({ operation, may, absent: absentFields(operation, answered, schemas) });
	});
});
