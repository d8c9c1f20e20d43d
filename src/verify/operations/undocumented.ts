import { nameOf } from '../../api-reference/contract/assemble.ts';
import type { Schema, Schemas } from '../../api-reference/model/types.ts';

/**
 * Fields of an answer that its schema does not name.
 *
 * @returns pointers, in which `*` stands for each entry of a list or of an object with free keys; each kind once
 */
export function undocumentedFields(schema: Schema, value: unknown, schemas: Schemas): string[] {
	return [...new Set(found(schema, value, schemas, ''))];
}

function found(given: Schema, value: unknown, schemas: Schemas, at: string): string[] {
	const forms = formsOf(given, schemas);
	if (Array.isArray(value)) {
		const items = forms.flatMap((form) => form.items ?? []);
		if (items.length === 0) return [];
		return value.flatMap((one) => found({ anyOf: items }, one, schemas, `${at}/*`));
	}
	if (typeof value !== 'object' || value === null) return [];
	const named = forms.some(({ properties }) => properties);
	const free = forms.flatMap(({ additionalProperties: more }) => (typeof more === 'object' ? [more] : []));
	return Object.entries(value).flatMap(([key, inner]) => {
		const own = forms.flatMap(({ properties }) => properties?.[key] ?? []);
		if (own.length > 0) return found({ anyOf: own }, inner, schemas, `${at}/${key}`);
		if (free.length > 0) return found({ anyOf: free }, inner, schemas, `${at}/*`);
		const isOpen = !named || forms.some(({ additionalProperties }) => additionalProperties === true);
		return isOpen ? [] : [`${at}/${key}`];
	});
}

/** The schemas that may describe a value: references followed, choices and parts laid side by side. */
export function formsOf(schema: Schema, schemas: Schemas, above: readonly string[] = []): Schema[] {
	if (schema.$ref !== undefined) {
		const name = nameOf(schema.$ref);
		return above.includes(name) ? [] : formsOf(schemas[name] ?? {}, schemas, [...above, name]);
	}
	const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
	return [schema, ...parts.flatMap((part) => formsOf(part, schemas, above))];
}
