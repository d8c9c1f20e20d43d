import { readFacts } from '../../schemas/data/read-facts.ts';
import { recordedRefusal } from '../model/refusals.ts';
import { exampleOfBody, sampleValue } from '../model/request.ts';
import type { Operation, Schemas } from '../model/types.ts';
import { echoed } from './echo.ts';
import { exampleOf } from './index.ts';
import { withoutFields } from './without.ts';

/**
 * An operation whose examples of success fit the sample of its request, and have the fields that a server answered with
 * when it was tried. What else a schema has stands in the table of fields. An example that the contract gives stays.
 * Refusals have the bodies that were recorded, and no others.
 */
export function withSeenExamples(operation: Operation, schemas: Schemas): Operation {
	if (operation.removed) return operation;
	const absent = readFacts('tried')[operation.operationId]?.absent ?? [];
	const request = {
		body: operation.body && exampleOfBody(operation.body, schemas),
		last: lastOf(operation, schemas),
	};
	return {
		...operation,
		answers: operation.answers.map((answer) => {
			const { body, status } = answer;
			const recorded = body && recordedRefusal(operation.operationId, status);
			if (recorded) return { ...answer, body: { ...body, example: recorded.body } };
			if (!status.startsWith('2') || !body?.schema || body.example !== undefined) return answer;
			const example = echoed(withoutFields(exampleOf(body.schema, schemas), absent), operation, request);
			return { ...answer, body: { ...body, example } };
		}),
	};
}

/** What the sample has as the last part of the path, if that is a parameter. */
function lastOf({ path, parameters }: Operation, schemas: Schemas): unknown {
	const parameter = parameters.find((one) => one.in === 'path' && path.endsWith(`{${one.name}}`));
	return parameter && sampleValue(parameter, path, schemas);
}
