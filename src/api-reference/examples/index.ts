import { nameOf } from '../contract/assemble.ts';
import type { Schema, Schemas } from '../contract/types.ts';
import { keys, mostlyEmpty } from './data.ts';
import { names } from './names.ts';
import { enumExample, flagExample, numberExample, textExample } from './values.ts';

/** Levels of objects below which optional fields are left out: nobody reads on there. */
const DEPTH = 4;

/** Where in an example a value stands. */
interface Spot {
	schemas: Schemas;
	/** Name of the field. */
	name: string;
	/** Name of the field that holds the object around it. */
	holder: string;
	/** Names of the schemas around it, from outside. */
	above: readonly string[];
	depth: number;
}

/**
 * A value that is valid against a schema and reads like a real one. What the contract gives wins (`examples`, `const`,
 * `enum`, `default`), then what the name of a field says. A schema that holds itself is cut where it repeats.
 *
 * @param schema A schema of the contract.
 * @param schemas All of them, which `$ref`s name.
 * @param name What it is called where it is used: a parameter or a field.
 */
export function exampleOf(schema: Schema, schemas: Schemas, name = ''): unknown {
	return made(schema, { schemas, name, holder: '', above: [], depth: 0 });
}

function made(given: Schema, spot: Spot): unknown {
	if (given.examples?.length) return given.examples[0];
	const { schema, above } = followed(given, spot);
	const here = { ...spot, above };
	if (schema.examples?.length) return schema.examples[0];
	if (mostlyEmpty.has(spot.name) && [schema.type].flat().includes('null')) return null;
	if (schema.const !== undefined) return schema.const;
	if (schema.enum?.length) return enumExample(schema.enum);
	if (schema.default !== undefined && schema.default !== null) return schema.default;
	const choice = choiceOf(schema, here);
	if (schema.allOf || (choice && schema.properties)) return merged(schema, choice, here);
	if (choice) return made(choice, here);
	switch (typeOf(schema)) {
		case 'object':
			return objectOf(schema, here);
		case 'array':
			return listOf(schema, here);
		case 'integer':
		case 'number':
			return numberExample(schema, spot.name);
		case 'boolean':
			return flagExample(spot.name);
		case 'null':
			return null;
		default:
			return textExample(schema, spot.name, [spot.holder, above.at(-1) ?? '']);
	}
}

/** The schema that a `$ref` names, and the names around what it holds. */
function followed(given: Schema, { schemas, above }: Spot): { schema: Schema; above: readonly string[] } {
	let schema = given;
	let names = above;
	while (schema.$ref !== undefined) {
		const name = nameOf(schema.$ref);
		names = [...names, name];
		schema = schemas[name] ?? {};
	}
	return { schema, above: names };
}

/** The first choice that can end: none that leads back to a schema around it, and not `null`. */
function choiceOf(schema: Schema, spot: Spot): Schema | undefined {
	const choices = schema.oneOf ?? schema.anyOf ?? [];
	const open = choices.filter((choice) => choice.type !== 'null');
	return open.find((choice) => !repeats(choice, spot)) ?? open[0] ?? choices[0];
}

function merged(schema: Schema, choice: Schema | undefined, spot: Spot): unknown {
	const { allOf = [], oneOf: _one, anyOf: _any, ...rest } = schema;
	const parts = [...(rest.properties ? [rest] : []), ...allOf, ...(choice ? [choice] : [])];
	return Object.assign({}, ...parts.map((part) => made(part, spot)));
}

function objectOf(schema: Schema, spot: Spot): Record<string, unknown> {
	const required = new Set(schema.required);
	const inner = { ...spot, holder: spot.name, depth: spot.depth + 1 };
	const entries = Object.entries(schema.properties ?? {})
		.filter(([name, own]) => required.has(name) || !leftOut(name, own, spot))
		.map(([name, own]) => [name, made(own, { ...inner, name })]);
	const { additionalProperties: more } = schema;
	if (entries.length === 0 && typeof more === 'object' && !repeats(more, spot)) {
		const key = keys[spot.name] ?? 'key';
		entries.push([key, made(more, { ...inner, name: key in names ? key : 'value' })]);
	}
	return Object.fromEntries(entries);
}

/** Optional fields without a place in an example: deprecated, endless, or too deep to be read. */
function leftOut(name: string, own: Schema, spot: Spot): boolean {
	const { schema } = followed(own, spot);
	const deep = spot.depth >= DEPTH && ['object', 'array'].includes(typeOf(schema) ?? '');
	const empty = mostlyEmpty.has(name) && ![schema.type].flat().includes('null');
	return Boolean(own.deprecated ?? schema.deprecated) || empty || deep || repeats(own, spot);
}

function listOf({ items, minItems = 0 }: Schema, spot: Spot): unknown[] {
	if (!items || repeats(items, spot)) return [];
	const name = spot.name.replace(/ies$/, 'y').replace(/s$/, '');
	return Array.from({ length: Math.max(minItems, 1) }, () => made(items, { ...spot, name }));
}

/** Whether a schema names one of those around it, also as the items of a list. */
function repeats(schema: Schema, { schemas, above }: Spot): boolean {
	if (schema.$ref !== undefined && above.includes(nameOf(schema.$ref))) return true;
	const inner = schema.$ref === undefined ? schema : schemas[nameOf(schema.$ref)];
	const items = inner?.items?.$ref;
	return items !== undefined && above.includes(nameOf(items));
}

function typeOf(schema: Schema): string | undefined {
	const types = Array.isArray(schema.type) ? schema.type : [schema.type];
	const first = types.find((type) => type !== undefined && type !== 'null') ?? types[0];
	return first ?? (schema.properties ? 'object' : schema.items ? 'array' : undefined);
}
