/**
 * A value without some of its fields.
 *
 * @param pointers to the fields; `*` as a key stands for each entry of a list, and at the end empties it
 */
export function withoutFields(value: unknown, pointers: readonly string[]): unknown {
	return pointers.reduce((left, pointer) => without(left, pointer.split('/').slice(1)), value);
}

function without(value: unknown, [key = '', ...others]: string[]): unknown {
	if (Array.isArray(value)) {
		if (key !== '*') return value;
		return others.length > 0 ? value.map((one) => without(one, others)) : [];
	}
	if (typeof value !== 'object' || value === null || !(key in value)) return value;
	const { [key]: inner, ...rest } = value as Record<string, unknown>;
	if (others.length === 0) return rest;
	/* In the order that the fields had. */
	return { ...value, [key]: without(inner, others) };
}
