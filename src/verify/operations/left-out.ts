import { isDeepStrictEqual } from 'node:util';
import { nameOf } from '../../api-reference/contract/assemble.ts';
import { exampleOf } from '../../api-reference/examples/index.ts';
import { requestOf } from '../../api-reference/model/request.ts';
import type { Operation, Schema, Schemas } from '../../api-reference/model/types.ts';
import { send } from './refusals.ts';
import { type Change, changesBetween } from './rows.ts';
import type { TrialServer } from './trial-server.ts';
import type { Trial } from './trials.ts';

/**
 * What happens to fields that a request leaves out, by name: `kept` as they were, `unused` also when they are sent,
 * `refused` as the server wants them, `becomes` with the value in JSON, or `removed` from something larger.
 */
export type LeftOut = Record<string, string>;

/** Methods that change what is there. */
const CHANGING = new Set(['PUT', 'PATCH']);

/** POST operations that change what is there. */
const CHANGING_POSTS = new Set([
	'addDefaultStrategyToProjectEnvironment',
	'addFeatureDependency',
	'createApplication',
	'updateContextFieldLegalValue',
	'updateContextFieldLegalValueForProject',
]);

/** Fields that a request may leave out of a body that changes what is there. */
export function optionalFields({ operationId, method, body }: Operation, schemas: Schemas): string[] {
	if (!body?.schema || !(CHANGING.has(method) || CHANGING_POSTS.has(operationId))) return [];
	const { properties = {}, required = [] } = flat(body.schema, schemas);
	return Object.keys(properties).filter((name) => !required.includes(name));
}

/**
 * Sends a request with each optional field of its body, then without it, and looks what the database holds after each.
 * Each field is sent with two values, as one may be what the server sets by itself.
 */
export async function tryLeftOut(
	operation: Operation,
	schemas: Schemas,
	server: TrialServer,
	{ before = [] }: Trial,
): Promise<LeftOut> {
	const request = requestOf(operation, schemas);
	const sample = request.body as Record<string, unknown>;
	const { properties = {} } = flat(operation.body?.schema ?? {}, schemas);
	const write = async (body: object) => {
		const { status } = await send(server, operation.method, { ...request, body: JSON.stringify(body) });
		return Number(status) < 400;
	};
	const outcomes: LeftOut = {};
	for (const name of optionalFields(operation, schemas)) {
		const schema = properties[name] ?? {};
		const { [name]: shown = exampleOf(schema, schemas, name), ...others } = sample;
		const found: string[] = [];
		const states: unknown[] = [];
		for (const value of [shown, otherThan(shown, flat(schema, schemas))]) {
			await server.prepare(before);
			if (await write({ ...others, [name]: value })) {
				const sent = await server.rows();
				states.push(sent);
				found.push(
					(await write(others)) ? outcomeOf(name, changesBetween(sent, await server.rows())) : 'refused',
				);
			}
			await server.restore();
		}
		const isUnused = states.length > 1 && states.every((state) => isDeepStrictEqual(state, states[0]));
		if (found.length === 0)
			throw new Error(`${operation.operationId} takes no value of ${name}: give it an example`);
		const other = found.find((outcome) => outcome !== 'kept');
		outcomes[name] = other ?? (isUnused ? 'unused' : 'kept');
	}
	return outcomes;
}

/** @param name of the field, which its column has, too, in most tables */
function outcomeOf(name: string, changes: readonly Change[]): string {
	if (changes.length === 0) return 'kept';
	const own = changes.find(({ column = '' }) => column.replaceAll('_', '') === name.toLowerCase());
	const change = own ?? (changes.length === 1 ? changes[0] : undefined);
	const text = JSON.stringify(change?.value) ?? '';
	return text !== '' && text.length < 30 ? `becomes ${text}` : 'removed';
}

/** Another value of the same type. */
function otherThan(value: unknown, schema: Schema): unknown {
	if (typeof value === 'boolean') return !value;
	if (typeof value === 'number') return value + 1;
	if (typeof value === 'string') return schema.enum?.find((one) => one !== value) ?? `${value}x`;
	return Array.isArray(value) ? [] : {};
}

/** Properties of a schema, with those of its reference and its parts. */
function flat(schema: Schema, schemas: Schemas): Schema {
	if (schema.$ref !== undefined) return flat(schemas[nameOf(schema.$ref)] ?? {}, schemas);
	const parts = (schema.allOf ?? []).map((part) => flat(part, schemas));
	const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((one) => flat(one, schemas));
	return {
		...schema,
		properties: Object.assign({}, ...[...parts, ...choices, schema].map(({ properties }) => properties)),
		required: [...parts, schema].flatMap(({ required = [] }) => required),
	};
}
