import type { Schema, Schemas } from '../model/types.ts';
import { resolve, typesOf } from './resolve.ts';

const plurals: Record<string, string> = {
	string: 'strings',
	integer: 'integers',
	number: 'numbers',
	boolean: 'booleans',
	object: 'objects',
	array: 'arrays',
};

/**
 * The type of a value in words, such as `array of strings`, `map of booleans or null`. These words are terms of JSON
 * Schema and stay English in every language.
 */
export function typeLabel(schema: Schema, schemas: Schemas): string {
	const { schema: found } = resolve(schema, schemas);
	const choices = found.oneOf ?? found.anyOf;
	if (choices && !found.properties) {
		const labels = [...new Set(choices.map((choice) => typeLabel(choice, schemas)))];
		return labels.length === 1 ? (labels[0] ?? '') : labels.join(' or ');
	}
	const types = typesOf(found);
	if (types.length === 0) return 'any value';
	return types.map((type) => one(type, found, schemas)).join(' or ');
}

function one(type: string, schema: Schema, schemas: Schemas): string {
	if (type === 'array') return schema.items ? `array of ${plural(schema.items, schemas)}` : 'array';
	if (type === 'object' && !schema.properties) {
		const values = schema.additionalProperties;
		if (values && typeof values === 'object') return `map of ${plural(values, schemas)}`;
		return 'object';
	}
	return schema.format && type !== 'null' ? `${type} (${schema.format})` : type;
}

function plural(schema: Schema, schemas: Schemas): string {
	const label = typeLabel(schema, schemas);
	const [, first = '', rest = ''] = /^([a-z]+)(.*)$/.exec(label) ?? [];
	if (label === 'any value') return 'any values';
	if (first === 'map') return `maps${rest}`;
	return label.includes(' or ') ? `(${label})` : `${plurals[first] ?? first}${rest}`;
}
