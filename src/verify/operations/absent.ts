import { exampleOf } from '../../api-reference/examples/index.ts';
import type { Operation, Schema, Schemas } from '../../api-reference/model/types.ts';
import type { Answered } from './judge.ts';
import { formsOf } from './undocumented.ts';

/**
 * Fields of the example that is made of an answer's schema, and which the answer to the sample does not have: what comes in
 * other cases, or in Enterprise.
 *
 * @returns pointers in which `*` stands for each entry of a list; at their end, the list is empty
 */
export function absentFields(
	{ method, answers }: Operation,
	{ status, body }: Answered,
	schemas: Schemas,
): string[] {
	const { body: promised } = answers.find((answer) => answer.status === status) ?? {};
	if (!promised?.schema || !promised.type.endsWith('json')) return [];
	const made = exampleOf(promised.schema, schemas);
	const pointers = found(promised.schema, made, [JSON.parse(body)], schemas, '');
	/* A list that is empty for reading says only what the server of the trials holds. */
	const told = method === 'GET' ? pointers.filter((pointer) => !pointer.endsWith('/*')) : pointers;
	return [...new Set(told)].sort();
}

/** @param real values that came at this place */
function found(given: Schema, made: unknown, real: unknown[], schemas: Schemas, at: string): string[] {
	const forms = formsOf(given, schemas);
	if (Array.isArray(made)) {
		const items = forms.flatMap((form) => form.items ?? []);
		const lists = real.filter(Array.isArray);
		const came = lists.flat();
		if (made.length > 0 && lists.length > 0 && came.length === 0) return [`${at}/*`];
		return made.flatMap((one) => found({ anyOf: items }, one, came, schemas, `${at}/*`));
	}
	if (!isObject(made)) return [];
	const came = real.filter(isObject);
	if (came.length === 0) return [];
	return Object.entries(made).flatMap(([key, inner]) => {
		const own = forms.flatMap(({ properties }) => properties?.[key] ?? []);
		if (own.length === 0) return [];
		const values = came.flatMap((one) => (key in one ? [one[key]] : []));
		if (values.length === 0) return [`${at}/${key}`];
		return found({ anyOf: own }, inner, values, schemas, `${at}/${key}`);
	});
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
