import type { Schema, Schemas } from '../model/types.ts';

/** A schema with the name it has in the contract, if it has one. */
export interface Named {
	name?: string | undefined;
	schema: Schema;
}

/**
 * Follows references, and puts the parts of `allOf` together. What stands beside a reference wins over what it leads to.
 *
 * @throws Error naming the reference, if there is no such schema
 */
export function resolve(schema: Schema, schemas: Schemas): Named {
	if (schema.$ref) {
		const { $ref, ...own } = schema;
		const name = $ref.slice($ref.lastIndexOf('/') + 1);
		const target = schemas[name];
		if (!target) throw new Error(`The contract has no schema "${name}", which ${$ref} names.`);
		const followed = resolve(target, schemas);
		return { name: followed.name ?? name, schema: { ...followed.schema, ...own } };
	}
	if (!schema.allOf) return { schema: withoutSingleChoice(schema, schemas) };
	const { allOf, ...own } = schema;
	const parts = [...allOf.map((part) => resolve(part, schemas)), { schema: own, name: undefined }];
	const only = allOf.length === 1 && !own.properties ? parts[0]?.name : undefined;
	return { name: only, schema: merged(parts.map((part) => part.schema)) };
}

/** `oneOf: [X, null]` is X or null, not a choice. */
function withoutSingleChoice(schema: Schema, schemas: Schemas): Schema {
	const { oneOf, anyOf, ...own } = schema;
	const choices = oneOf ?? anyOf;
	const real = choices?.filter(({ type }) => type !== 'null') ?? [];
	const [only] = real;
	if (!choices || real.length !== 1 || !only) return schema;
	const { schema: target } = resolve(only, schemas);
	const nullable = real.length < choices.length;
	return { ...target, ...own, type: [...typesOf(target), ...(nullable ? ['null'] : [])] };
}

function merged(schemas: readonly Schema[]): Schema {
	const properties = schemas.map((schema) => schema.properties).filter((own) => own !== undefined);
	return {
		...(Object.assign({}, ...schemas) as Schema),
		...(properties.length > 0 && { properties: Object.assign({}, ...properties) as Record<string, Schema> }),
		required: schemas.flatMap(({ required = [] }) => required),
	};
}

/** Types of a schema, read from its other keywords where it names none. */
export function typesOf(schema: Schema): string[] {
	if (schema.type !== undefined) return [schema.type].flat();
	if (schema.properties || schema.additionalProperties) return ['object'];
	if (schema.items) return ['array'];
	const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
	return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}

/** The type beside `null`. */
export function mainType(schema: Schema): string | undefined {
	return typesOf(schema).find((type) => type !== 'null');
}
