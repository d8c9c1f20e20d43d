import { describe, expect, test } from 'vitest';
import { loadContract, type Schema, validatorOf } from '~/api-reference/contract';
import { exampleOf } from '~/api-reference/examples';

const { operations, schemas } = loadContract();
const validate = validatorOf(schemas);

describe('examples made from the contract', () => {
	test.each(Object.keys(schemas))('%s: is valid', (name) => {
		const schema: Schema = { $ref: `#/components/schemas/${name}` };
		const example = exampleOf(schema, schemas);
		expect(validate(schema, example), JSON.stringify(example)).toEqual([]);
	});

	test.each(operations)('$operationId: is valid for parameters, body and answers', (operation) => {
		const contents = [operation.requestBody, ...Object.values(operation.responses)];
		const parts = [
			...operation.parameters.map(({ name, schema }) => ({ name, schema })),
			...contents
				.flatMap((one) => Object.values(one?.content ?? {}))
				.map(({ schema }) => ({ name: '', schema })),
		];
		for (const { name, schema } of parts) {
			if (!schema) continue;
			const example = exampleOf(schema, schemas, name);
			expect(validate(schema, example), `${name} ${JSON.stringify(example)}`).toEqual([]);
		}
	});
});
