import type { Operation, Schemas } from '../../../src/api-reference/model/types.ts';

/** An operation for tests, with the given fields. */
export function operation(fields: Partial<Operation> = {}): Operation {
	return {
		operationId: 'createFlag',
		slug: 'create-flag',
		method: 'POST',
		path: '/api/admin/projects/{projectId}/flags',
		tag: 'Flags',
		plan: 'open-source',
		stability: 'stable',
		inferred: [],
		tokens: ['admin'],
		permissions: [],
		concepts: [],
		parameters: [{ name: 'projectId', in: 'path', required: true, schema: { type: 'string' } }],
		answers: [],
		...fields,
	};
}

/** Schemas with all that the contract uses: references, recursion, choices, maps, lists, `null`, limits. */
export const schemas: Schemas = {
	flag: {
		type: 'object',
		required: ['name'],
		properties: {
			name: { type: 'string', minLength: 1, maxLength: 100 },
			owner: { $ref: '#/components/schemas/user' },
			seenBy: { type: 'array', items: { $ref: '#/components/schemas/user' } },
			strategies: { type: 'array', items: { $ref: '#/components/schemas/strategy' } },
			payload: {
				oneOf: [{ type: 'string' }, { type: 'object', properties: { value: { type: 'number' } } }],
			},
			expiresAt: { type: ['string', 'null'], format: 'date-time' },
			labels: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
		},
	},
	user: { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 5 } } },
	strategy: {
		allOf: [
			{ type: 'object', properties: { title: { type: 'string', default: 'Everyone' } } },
			{
				type: 'object',
				required: ['kind'],
				properties: {
					kind: { type: 'string', enum: ['all', 'some'] },
					children: { type: 'array', items: { $ref: '#/components/schemas/strategy' } },
				},
			},
		],
	},
};
