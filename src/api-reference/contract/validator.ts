import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema, Schemas } from './types.ts';

const ID = 'contract';

/**
 * Checks values against schemas of the contract.
 *
 * @returns For a schema, a function that says what is wrong with a value: one line for each mistake.
 */
export function validatorOf(schemas: Schemas): (schema: Schema, value: unknown) => string[] {
	const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true });
	addFormats.default(ajv);
	ajv.addSchema({ $id: ID, components: { schemas } });
	const compiled = new Map<Schema, ReturnType<typeof ajv.compile>>();
	return (schema, value) => {
		const validate = compiled.get(schema) ?? ajv.compile(based(schema) as object);
		compiled.set(schema, validate);
		if (validate(value)) return [];
		return (validate.errors ?? []).map(({ instancePath, message, params }) =>
			[instancePath || 'the value', message, Object.values(params).filter(isText).join(', ')]
				.join(' ')
				.trim(),
		);
	};
}

/** The schema with `$ref`s that start at the contract. */
function based(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(based);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [
			key,
			key === '$ref' && isText(inner) && inner.startsWith('#') ? `${ID}${inner}` : based(inner),
		]),
	);
}

function isText(value: unknown): value is string {
	return typeof value === 'string';
}
