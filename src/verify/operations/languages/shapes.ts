import { requestOf } from '../../../api-reference/model/request.ts';
import type { Operation, Schemas } from '../../../api-reference/model/types.ts';
import type { SampleLanguage } from '../../../api-reference/samples/index.ts';
import { digits } from '../../../lib/hash.ts';
import type { TriedOperation } from '../trials.ts';

/**
 * One operation of each shape of a request and its answer: method, with or without a query, type of the body that is
 * sent, status and type of the body that comes.
 */
export function oneOfEachShape(all: readonly TriedOperation[], schemas: Schemas): TriedOperation[] {
	const shapes = new Map<string, TriedOperation>();
	for (const one of all) {
		const shape = shapeOf(one.operation, schemas);
		if (!shapes.has(shape)) shapes.set(shape, one);
	}
	return [...shapes.values()];
}

function shapeOf(operation: Operation, schemas: Schemas): string {
	const { method, body, answers, tokens } = operation;
	const answer = answers.find(({ status }) => /^[23]/.test(status));
	const hasQuery = requestOf(operation, schemas).target.includes('?');
	return [method, hasQuery, tokens.length > 0, body?.type, answer?.status, answer?.body?.type].join(' ');
}

/** Ten digits that change when one of the samples of a language does. */
export function samplesFingerprint(
	{ write }: SampleLanguage,
	all: readonly TriedOperation[],
	schemas: Schemas,
): string {
	return digits(JSON.stringify(all.map(({ operation }) => write(requestOf(operation, schemas)))));
}
