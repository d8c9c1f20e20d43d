import { describe, expect, test } from 'vitest';
import type { Content, Value } from '../../../src/api-reference/schema/tree.ts';
import { Trees } from '../../../src/api-reference/schema/tree.ts';
import { schemas } from './operation.ts';

const flag = { $ref: '#/components/schemas/flag' };

function fieldsOf(content: Content): Value[] {
	return content.kind === 'fields' ? content.fields : [];
}

function field(value: Value, name: string): Value {
	const found = fieldsOf(value.content).find((one) => one.name === name);
	if (!found) throw new Error(`no field ${name}`);
	return found;
}

describe('the tree of a schema', () => {
	const body = new Trees(schemas).body(flag, 'body');

	test('gives every field a stable id', () => {
		expect(field(body, 'name').id).toBe('body.name');
		expect(field(field(body, 'owner'), 'id').id).toBe('body.owner.id');
		expect(field(field(body, 'strategies'), 'title').id).toBe('body.strategies.items.title');
		expect(field(new Trees(schemas).body({ type: 'array', items: flag }, 'response-200'), 'name').id).toBe(
			'response-200.items.name',
		);
	});

	test('says types, what is required, and limits', () => {
		expect(field(body, 'name')).toMatchObject({
			type: 'string',
			required: true,
			limits: { minLength: 1, maxLength: 100 },
		});
		expect(field(body, 'expiresAt').type).toBe('string (date-time) or null');
		expect(field(body, 'seenBy').type).toBe('array of objects');
		expect(field(body, 'labels').type).toBe('map of arrays of strings');
		expect(field(body, 'payload').type).toBe('string or object');
	});

	test('puts the parts of allOf together', () => {
		const strategy = field(body, 'strategies');
		expect(fieldsOf(strategy.content).map(({ name }) => name)).toEqual(['title', 'kind', 'children']);
		expect(field(strategy, 'kind')).toMatchObject({ required: true, limits: { values: ['all', 'some'] } });
	});

	test('cuts recursion with a link to the field that holds the whole', () => {
		expect(field(field(body, 'strategies'), 'children').content).toEqual({
			kind: 'same',
			id: 'body.strategies',
			recursive: true,
		});
	});

	test('shows a schema once a page, then links to it', () => {
		expect(field(body, 'seenBy').content).toEqual({ kind: 'same', id: 'body.owner', recursive: false });
	});

	test('shows the first level of every body, also of a schema the page had before', () => {
		const trees = new Trees(schemas);
		trees.body(flag, 'body');
		expect(fieldsOf(trees.body(flag, 'response-200').content)).toHaveLength(7);
	});

	test('says once on a page what a schema stands for', () => {
		const trees = new Trees({
			box: { type: 'object', description: 'Wooden, with a lid.' },
			createLidSchema: { type: 'object', description: 'A lid to create.' },
		});
		const box = { $ref: '#/components/schemas/box' };
		expect(trees.body(box, 'body').description).toBe('Wooden, with a lid.');
		expect(trees.body(box, 'response-200').description).toBeUndefined();
		expect(trees.body({ ...box, description: 'The new box.' }, 'response-201').description).toBe(
			'The new box.',
		);
	});

	test('keeps the forms of a choice apart', () => {
		const { content } = field(body, 'payload');
		expect(content).toMatchObject({ kind: 'choices', choices: [{ type: 'string' }, { type: 'object' }] });
	});

	test('stops at a reference that leads nowhere, by name', () => {
		expect(() => new Trees(schemas).body({ $ref: '#/components/schemas/nope' }, 'body')).toThrow(/"nope"/);
	});
});
