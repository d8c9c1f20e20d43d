import { readFacts } from '../../schemas/data/read-facts.ts';
import type { Operation, Schemas } from '../model/types.ts';
import { exampleOf } from './index.ts';
import { withoutFields } from './without.ts';

/**
 * An operation whose examples of success have the fields that a server answered with when it was tried. What else a schema
 * has stands in the table of fields. An example that the contract gives stays.
 */
export function withSeenExamples(operation: Operation, schemas: Schemas): Operation {
	const absent = readFacts('tried')[operation.operationId]?.absent;
	if (!absent) return operation;
	return {
		...operation,
		answers: operation.answers.map((answer) => {
			const { body, status } = answer;
			if (!status.startsWith('2') || !body?.schema || body.example !== undefined) return answer;
			const example = withoutFields(exampleOf(body.schema, schemas), absent);
			return { ...answer, body: { ...body, example } };
		}),
	};
}
