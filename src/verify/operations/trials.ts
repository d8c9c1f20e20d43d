import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Operation } from '../../api-reference/model/types.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { readYaml } from '../../schemas/data/read-facts.ts';

const FOLDER = 'src/verify/operations';

const request = z.strictObject({
	method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
	path: z.string().startsWith('/'),
	body: z.unknown().optional(),
});
const stockShape = z.strictObject({ requests: z.array(request), sql: z.array(z.string()) });
const stepShape = z.union([request, z.strictObject({ sql: z.string() })]).meta({
	description: 'a request that writes (method, path, body), or sql',
	example: { method: 'DELETE', path: '/api/admin/projects/default/features/new-checkout' },
});
/** A request that a server refuses, where no general one provokes the status. What is left out is as in the sample. */
const refusedShape = z.strictObject({
	what: z.string(),
	before: z.array(stepShape).optional(),
	path: z.string().startsWith('/').optional(),
	body: z.unknown().optional(),
	twice: z.boolean().optional().describe('Sent a second time, which is the one that counts.'),
});
const trialShape = z.strictObject({
	before: z.array(stepShape).optional(),
	events: z.array(z.string()).optional(),
	last: z.boolean().optional(),
	refused: z.array(refusedShape).optional(),
	skip: z.string().optional(),
});

/** What happens before the sample of an operation is tried, or why it is not. */
export type Trial = z.infer<typeof trialShape>;
/** A request or SQL that makes a state. */
export type Step = z.infer<typeof stepShape>;

/** What the server of the trials holds beyond the seeded world. */
export function readStock(): z.infer<typeof stockShape> {
	return read('stock.yaml', stockShape);
}

/** An operation with what its trial needs. */
export interface TriedOperation {
	operation: Operation;
	trial: Trial;
}

/**
 * The operations that the open-source server has, with their trials.
 *
 * @throws {BuildError} naming an entry of `trials.yaml` for another operation
 */
export function openOperations(all: readonly Operation[]): TriedOperation[] {
	const open = all.filter(({ removed, plan }) => !removed && plan === 'open-source');
	const trials = read('trials.yaml', z.record(z.string(), trialShape));
	const unknown = Object.keys(trials).find((id) => !open.some(({ operationId }) => operationId === id));
	if (unknown) {
		throw problem({
			where: `${FOLDER}/trials.yaml`,
			found: `an entry for ${unknown}`,
			expected: 'the operationId of an operation of the open-source server',
			write: 'the id as src/content/openapi/paths has it, or remove the entry',
		});
	}
	const tried = open.map((operation) => ({ operation, trial: trials[operation.operationId] ?? {} }));
	return tried.sort((a, b) => Number(a.trial.last ?? false) - Number(b.trial.last ?? false));
}

/** Those whose samples are tried: all but the ones that are skipped. */
export function triedOperations(all: readonly Operation[]): TriedOperation[] {
	return openOperations(all).filter(({ trial }) => trial.skip === undefined);
}

function read<Value>(name: string, shape: z.ZodType<Value>): Value {
	return readYaml(`${FOLDER}/${name}`, readFileSync(new URL(name, import.meta.url), 'utf8'), shape);
}
