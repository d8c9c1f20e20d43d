import { fakeTokens } from '../../config/fake-tokens.ts';
import { type HttpRequest, localOrigin } from '../../lib/http-request.ts';
import { exampleOf } from '../examples/index.ts';
import { inPaths } from '../examples/names.ts';
import type { Body, Operation, Parameter, Schemas } from './types.ts';

/** Tokens that are made up, by the kind an operation takes. */
const tokens: Readonly<Record<string, string>> = fakeTokens;

/** The request that the samples of an operation send: its required parameters, its token and an example of its body. */
export function requestOf(operation: Operation, schemas: Schemas): HttpRequest {
	const { method, path, parameters, body } = operation;
	const sent = parameters.filter(({ required, example }) => required || example !== undefined);
	const sentValue = (parameter: Parameter) => sampleValue(parameter, path, schemas);
	const target = sent
		.filter((parameter) => parameter.in === 'path')
		.reduce((at, one) => at.replaceAll(`{${one.name}}`, encodeURIComponent(String(sentValue(one)))), path);
	const query = sent
		.filter((parameter) => parameter.in === 'query')
		.flatMap((one) => queryOf(one.name, sentValue(one)));
	const token = tokenOf(operation);
	const headers: [string, string][] = [
		...(token === undefined ? [] : [['Authorization', token] as [string, string]]),
		...(body ? [['Content-Type', body.type] as [string, string]] : []),
		...sent
			.filter((parameter) => parameter.in === 'header')
			.map((one) => [one.name, String(sentValue(one))] as [string, string]),
	];
	return {
		method,
		origin: localOrigin,
		target: target + (query.length > 0 ? `?${new URLSearchParams(query)}` : ''),
		headers,
		...(body && { body: exampleOfBody(body, schemas) }),
	};
}

/**
 * What a sample sends for a parameter, sent or not.
 *
 * @param path path of the operation, which tells ids of different things apart
 */
export function sampleValue(
	{ name, schema, example, in: place }: Parameter,
	path: string,
	schemas: Schemas,
): unknown {
	return example ?? (place === 'path' ? inPath(path, name) : undefined) ?? exampleOf(schema, schemas, name);
}

/** A made-up token of the first kind that an operation takes; undefined if it takes none. */
export function tokenOf({ tokens: [kind] }: Operation): string | undefined {
	return kind === undefined ? undefined : (tokens[kind] ?? fakeTokens.admin);
}

/** The server takes a list in the query only with brackets behind the name, as long as it has one value. */
export function queryOf(name: string, value: unknown): [string, string][] {
	if (!Array.isArray(value)) return [[name, String(value)]];
	return value.map((one) => [`${name}[]`, String(one)]);
}

/** What stands for a parameter of a path, by what it belongs to. */
function inPath(path: string, name: string): string | undefined {
	const before = path
		.slice(0, path.indexOf(`{${name}}`))
		.split('/')
		.filter(Boolean);
	const fixed = before.findLast((part) => !part.startsWith('{'));
	return inPaths[`${fixed}/{${name}}`];
}

/** The example of a body: the one the contract gives, else one made from the schema. */
export function exampleOfBody({ schema, example }: Body, schemas: Schemas): unknown {
	if (example !== undefined) return example;
	return schema && exampleOf(schema, schemas);
}
