import { queryOf } from '../../../api-reference/model/request.ts';
import type { Operation, Parameter, Schemas } from '../../../api-reference/model/types.ts';
import { mainType, resolve } from '../../../api-reference/schema/resolve.ts';
import type { Probe, Sent } from '../probes.ts';
import type { Step } from '../trials.ts';
import { tokens, withToken } from './token.ts';

/** In 8.2.0, a segment that doesn't exist crashes the server. The page warns about it. */
const CRASHES_THE_SERVER = new Set(['updateSegment', 'removeSegment']);

/** One more than the largest ID that the database can store. */
const TOO_LARGE = String(2 ** 31);

/** Requests for names and IDs that don't exist or can't be one, and with a query that is missing or wrong. */
export function targetProbes(
	operation: Operation,
	right: Sent,
	schemas: Schemas,
	before: readonly Step[],
): Probe[] {
	return [...pathProbes(operation, right, before), ...queryProbes(operation, right, schemas)];
}

/** Starts with the last name of the path, which readers change most often. */
function pathProbes(
	{ operationId, path, parameters, tokens: taken }: Operation,
	right: Sent,
	before: readonly Step[],
): Probe[] {
	if (CRASHES_THE_SERVER.has(operationId)) return [];
	const names = parameters
		.filter((parameter) => parameter.in === 'path')
		.map(({ name }) => name)
		.reverse();
	const isId = (name: string) => /^\d+$/.test(partOf(right.target, path, name));
	const withName = (name: string, what: string, value: string): Probe => ({
		...right,
		before,
		what: `a ${name} that ${what}`,
		target: withPart(right.target, path, name, value),
	});
	const unknown = names.map((name) => withName(name, 'does not exist', isId(name) ? '4711' : 'unheard-of'));
	return [
		...unknown,
		/* An open-source server lacks the permission for another project before it looks for it. */
		...(taken.includes('admin')
			? unknown.map((probe) => ({
					...probe,
					what: `${probe.what}, with an admin token`,
					headers: withToken(right.headers, tokens.admin),
				}))
			: []),
		...names
			.filter(isId)
			.flatMap((name) => [withName(name, 'is no number', 'abc'), withName(name, 'is too large', TOO_LARGE)]),
	];
}

function queryProbes({ parameters }: Operation, right: Sent, schemas: Schemas): Probe[] {
	const query = parameters.filter((one) => one.in === 'query');
	const wrong = query.flatMap((one) => wrongQuery(one, schemas));
	const [address = ''] = right.target.split('?');
	const withQuery = (what: string, pairs: [string, string][]): Probe => ({
		...right,
		what,
		target: `${address}?${new URLSearchParams(pairs)}`,
	});
	return [
		...(wrong.length > 0 ? [withQuery('a query of the wrong form', wrong)] : []),
		...(query.some(({ required }) => required) ? [withQuery('no query', [])] : []),
		...query
			.filter(({ name }) => name === 'limit')
			.map(() => withQuery('a limit with a fraction', [['limit', '1.5']])),
	];
}

/** A value that a parameter can't have, if there is one. */
function wrongQuery({ name, schema: given }: Parameter, schemas: Schemas): [string, string][] {
	const { schema } = resolve(given, schemas);
	const item = schema.items ? resolve(schema.items, schemas).schema : schema;
	const isFree = mainType(item) === 'string' && !item.enum && !item.pattern && !item.format;
	if (isFree || mainType(item) === 'object') return [];
	return queryOf(name, mainType(schema) === 'array' ? ['?'] : '?');
}

function placeOf(path: string, name: string): number {
	return path.split('/').indexOf(`{${name}}`);
}

function partOf(target: string, path: string, name: string): string {
	const [address = ''] = target.split('?');
	return address.split('/')[placeOf(path, name)] ?? '';
}

function withPart(target: string, path: string, name: string, value: string): string {
	const [address = '', query] = target.split('?');
	const parts = address.split('/').with(placeOf(path, name), value);
	return parts.join('/') + (query ? `?${query}` : '');
}
