import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../src/api-reference/contract/load.ts';
import { documentedVersion } from '../../src/api-reference/contract/version.ts';
import { loadReference } from '../../src/api-reference/model/source.ts';
import type { Operation } from '../../src/api-reference/model/types.ts';
import { answerChecker } from '../../src/tools/live/operations/answer-checker.ts';
import { differences } from '../../src/tools/live/operations/judge.ts';
import { noteTried } from '../../src/tools/live/operations/note-tried.ts';
import { undocumentedRefusals } from '../../src/tools/live/operations/probes.ts';
import { startTrialServer, type TrialServer } from '../../src/tools/live/operations/trial-server.ts';
import { triedOperations } from '../../src/tools/live/operations/trials.ts';
import { tryOperation } from '../../src/tools/live/operations/try-operation.ts';

const { operations, schemas } = loadReference();
const trials = triedOperations(operations);
const check = answerChecker(loadContract().document);

describe('the server does what the page of each operation says', () => {
	let server: TrialServer;
	const right: Operation[] = [];
	beforeAll(async () => {
		server = await startTrialServer();
	});
	afterAll(async () => {
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
			...(await undocumentedRefusals(operation, schemas, server)),
		];
		expect(found).toEqual([]);
		right.push(operation);
	});
});
