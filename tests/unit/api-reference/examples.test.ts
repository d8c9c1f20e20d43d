import { describe, expect, test } from 'vitest';
import { loadContract } from '~/api-reference/contract/load.ts';
import type { Schema } from '~/api-reference/contract/types.ts';
import { validatorOf } from '~/api-reference/contract/validator.ts';
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

describe('an example', () => {
	const made: [what: string, schema: Schema, name: string, example: unknown][] = [
		['keeps to the limits of a number', { type: 'integer', minimum: 5, maximum: 9 }, '', 5],
		['keeps to the upper limit of a number', { type: 'integer', maximum: -3 }, '', -3],
		['keeps to the length of a text', { type: 'string', minLength: 6, maxLength: 6 }, '', 'textxx'],
		['follows the format', { type: 'string', format: 'date' }, '', '2026-01-15'],
		['follows the name', { type: 'string' }, 'featureName', 'new-checkout'],
		['follows a pattern of a search', { type: 'string', pattern: '^IS:(true|false)$' }, '', 'IS:true'],
		['takes the example of the contract', { type: 'string', default: 'b', examples: ['a'] }, '', 'a'],
		['takes the default', { type: 'string', default: 'b' }, '', 'b'],
		['takes a value of an enumeration that is not null', { enum: [null, 'c'] }, '', 'c'],
		['takes the type that is not null', { type: ['null', 'boolean'] }, 'enabled', true],
		['fills a list', { type: 'array', minItems: 2, items: { type: 'integer' } }, '', [1, 1]],
		['fills a map', { type: 'object', additionalProperties: { type: 'boolean' } }, '', { key: true }],
		['leaves out what is deprecated', { properties: { a: { type: 'string', deprecated: true } } }, '', {}],
		[
			'joins all parts',
			{ allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }] },
			'',
			{ a: 1, b: 2 },
		],
		[
			'joins a choice to what all choices share',
			{ properties: { a: { const: 1 } }, oneOf: [{ properties: { b: { const: 2 } } }] },
			'',
			{ a: 1, b: 2 },
		],
	];

	test.each(made)('%s', (_what, schema, name, example) => {
		expect(exampleOf(schema, {}, name)).toEqual(example);
	});

	test('ends where a schema holds itself', () => {
		const node: Schema = {
			properties: { child: { $ref: '#/components/schemas/node' }, id: { type: 'integer' } },
		};
		expect(exampleOf({ $ref: '#/components/schemas/node' }, { node })).toEqual({ id: 1 });
	});

	test('names things after what holds them', () => {
		const schema: Schema = {
			properties: { segment: { properties: { name: { type: 'string' } } } },
		};
		expect(exampleOf(schema, {})).toEqual({ segment: { name: 'beta-users' } });
	});
});
