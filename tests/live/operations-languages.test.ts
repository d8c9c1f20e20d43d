import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../src/api-reference/contract/load.ts';
import { documentedVersion } from '../../src/api-reference/contract/version.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import { sampleLanguages } from '../../src/api-reference/samples/index.ts';
import { answerChecker } from '../../src/verify/operations/answer-checker.ts';
import { languageTriedOn, noteLanguage } from '../../src/verify/operations/languages/note.ts';
import { notRun, slowRunners } from '../../src/verify/operations/languages/programs.ts';
import type { Runner } from '../../src/verify/operations/languages/runner.ts';
import { oneOfEachShape, samplesFingerprint } from '../../src/verify/operations/languages/shapes.ts';
import { type Stand, sampleMistakes } from '../../src/verify/operations/languages/try-sample.ts';
import { startTrialServer, type TrialServer } from '../../src/verify/operations/trial-server.ts';
import { triedOperations } from '../../src/verify/operations/trials.ts';
import { MissingTool } from '../../src/verify/samples/languages/language.ts';
import { type Gate, startGate } from '../../src/verify/server/gate.ts';

const { operations, schemas } = loadReference();
const shapes = oneOfEachShape(triedOperations(operations), schemas);
const server = documentedVersion();
const RUN_MS = 600_000;

/** `all` runs samples again that were run as they stand. */
const wanted = process.env['OPERATION_TRIALS'];

describe(`samples of ${shapes.length} operations, one of each shape`, () => {
	const languages = sampleLanguages.filter(({ id }) => slowRunners[id]);
	const due = languages.filter(
		(language) =>
			wanted === 'all' || !languageTriedOn(language, samplesFingerprint(language, shapes, schemas), server),
	);
	let stand: Stand;
	let trial: TrialServer | undefined;
	let gate: Gate | undefined;
	beforeAll(async () => {
		if (due.length === 0) return;
		trial = await startTrialServer();
		gate = await startGate(trial.url);
		stand = { server: trial, gate, schemas, check: answerChecker(loadContract().document) };
	});
	afterAll(async () => {
		gate?.stop();
		await trial?.stop();
	});

	for (const language of languages) {
		test(
			`${language.label}: each sends the request of its page, and prints the answer`,
			async ({ skip }) => {
				const fingerprint = samplesFingerprint(language, shapes, schemas);
				if (!due.includes(language))
					skip(
						`run on ${languageTriedOn(language, fingerprint, server)} as they stand; OPERATION_TRIALS=all does so again`,
					);
				const runner = startOf(language.id);
				if (typeof runner === 'string') return skip(runner);
				const mistakes: string[] = [];
				for (const { operation, trial } of shapes)
					for (const mistake of await sampleMistakes(language, runner, operation, trial, stand))
						mistakes.push(`${operation.operationId}: ${mistake}`);
				await runner.stop();
				expect(mistakes).toEqual([]);
				const { tool } = runner;
				noteLanguage(language, { fingerprint, server, tool, operations: shapes.length });
			},
			RUN_MS,
		);
	}

	for (const { id, label } of sampleLanguages.filter(({ id }) => notRun[id]))
		test(`${label}: its samples are read by a grammar`, ({ skip }) => skip(notRun[id]));
});

/** A runner, or why there is none. */
function startOf(id: string): Runner | string {
	const start = slowRunners[id];
	if (!start) throw new Error(`${id} has no runner in languages/programs.ts`);
	try {
		return start();
	} catch (error) {
		if (error instanceof MissingTool) return error.message;
		throw error;
	}
}
