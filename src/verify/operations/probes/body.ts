import type { Operation, Schema, Schemas } from '../../../api-reference/model/types.ts';
import { mainType, resolve } from '../../../api-reference/schema/resolve.ts';
import type { Probe, Sent } from '../probes.ts';

/** More bytes than any operation accepts. */
const TOO_LARGE = 600_000;

/** Requests with bodies that are empty, of the wrong type or form, or too large. */
export function bodyProbes({ body }: Operation, right: Sent, sent: unknown, schemas: Schemas): Probe[] {
	const plain = right.headers.map(([name, value]): [string, string] =>
		name === 'Content-Type' ? [name, 'text/plain'] : [name, value],
	);
	const mistyped = body?.schema && withWrongType(sent, body.schema, schemas);
	return [
		{ ...right, what: 'an empty object as body', body: '{}' },
		...(mistyped ? [{ ...right, what: 'a field of the wrong type', body: JSON.stringify(mistyped) }] : []),
		{ ...right, what: 'a list as body', body: '[]' },
		{ ...right, what: 'a body that is said to be text', headers: plain },
		{ ...right, what: 'a body that is no JSON', body: '{"a":' },
		{ ...right, what: 'a body that is too large', body: JSON.stringify('x'.repeat(TOO_LARGE)) },
	];
}

/** What the sample sends, with another type of value in its first field. */
function withWrongType(sent: unknown, given: Schema, schemas: Schemas): object | undefined {
	if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
	const { properties = {} } = resolve(given, schemas).schema;
	const field = Object.keys(sent).find((name) => properties[name]);
	if (field === undefined) return undefined;
	const isList = mainType(resolve(properties[field] ?? {}, schemas).schema) === 'array';
	return { ...sent, [field]: isList ? { a: 1 } : [{ a: 1 }] };
}
