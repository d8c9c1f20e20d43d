import type { Schema } from './types.ts';

/**
 * Gives the options of a choice names of their own. Code generators name what has no name by themselves, each in
 * another way; one for Python then makes the same class twice and leaves out what uses it.
 *
 * @param schemas by name
 * @returns the same schemas, and behind them their options as `<name>Option1` and so on
 */
export function withNamedOptions(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
	const options: Record<string, Schema> = {};
	const own = Object.entries(schemas).map(([name, schema]) => {
		const named = (option: Schema, index: number): Schema => {
			if (!option.properties) return option;
			const key = `${name}Option${index + 1}`;
			options[key] = { type: 'object', ...option };
			return { $ref: `#/components/schemas/${key}` };
		};
		return [name, onChoices(schema, named)] as const;
	});
	return { ...Object.fromEntries(own), ...options };
}

/** Replaces the options of a schema, and of its entries where it is a list. */
function onChoices(schema: Schema, change: (option: Schema, index: number) => Schema): Schema {
	const { oneOf, anyOf, items } = schema;
	return {
		...schema,
		...(oneOf && { oneOf: oneOf.map(change) }),
		...(anyOf && { anyOf: anyOf.map(change) }),
		...(items && { items: onChoices(items, change) }),
	};
}
