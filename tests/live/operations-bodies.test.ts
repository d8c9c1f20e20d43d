import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadReference } from '../../src/api-reference/model/source.ts';
import {
	bodiesFingerprint,
	bodiesTriedOn,
	noteBodies,
	readLeftOut,
	withBody,
} from '../../src/verify/operations/bodies.ts';
import { type LeftOut, optionalFields, tryLeftOut } from '../../src/verify/operations/left-out.ts';
import { type LimitFound, limitDifferences, tryLimits } from '../../src/verify/operations/limits.ts';
import { startTrialServer, type TrialServer } from '../../src/verify/operations/trial-server.ts';
import { triedOperations } from '../../src/verify/operations/trials.ts';

const { operations, schemas } = loadReference();
const trials = triedOperations(operations);
const bodies = withBody(trials);
const RUN_MS = 300_000;

describe(`bodies of ${bodies.length} operations`, () => {
	const fingerprint = bodiesFingerprint(trials, schemas);
	const day = process.env['OPERATION_TRIALS'] === 'all' ? undefined : bodiesTriedOn(fingerprint);
	const reason = `tried on ${day} as they stand; OPERATION_TRIALS=all does so again`;
	const right: string[] = [];
	let server: TrialServer | undefined;
	beforeAll(async () => {
		if (!day) server = await startTrialServer();
	});
	afterAll(async () => {
		await server?.stop();
		if (right.length === 2) noteBodies(fingerprint, bodies.length);
	});

	test(
		'a field that is left out is kept or lost as left-out.yaml says',
		async ({ skip }) => {
			if (!server) return skip(reason);
			const found: Record<string, LeftOut> = {};
			for (const { operation, trial } of bodies)
				if (optionalFields(operation, schemas).length > 0)
					found[operation.operationId] = await tryLeftOut(operation, schemas, server, trial);
			expect(found).toEqual(readLeftOut());
			right.push('left out');
		},
		RUN_MS,
	);

	test(
		'texts and numbers have the limits that the server enforces',
		async ({ skip }) => {
			if (!server) return skip(reason);
			const found: LimitFound[] = [];
			for (const { operation, trial } of bodies)
				found.push(...(await tryLimits(operation, schemas, server, trial)));
			expect(found.filter((one) => one.found !== undefined).length).toBeGreaterThan(50);
			expect(limitDifferences(found)).toEqual([]);
			right.push('limits');
		},
		RUN_MS,
	);
});
