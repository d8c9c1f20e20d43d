import { kebab } from '../model/slug.ts';
import { type ContractFile, rootFile } from './files.ts';
import { verbs } from './shape.ts';
import type {
	OpenApi,
	Operation,
	PathItem,
	Place,
	Response,
	Schema,
	Tag,
	WrittenOperation,
} from './types.ts';

/** An operation as it is written, and where. */
export interface Written {
	operation: WrittenOperation;
	path: string;
	verb: (typeof verbs)[number];
	place: Place;
}

/** The parts of the contract with their places, before anything is checked. */
export interface Parts {
	root: Partial<OpenApi>;
	operations: Written[];
	schemas: { name: string; schema: Schema; place: Place }[];
	responses: { name: string; response: Response; place: Place }[];
	tags: { tag: Tag; place: Place }[];
}

/** Takes files apart. What is not where it belongs is left out; the check of shapes reports it. */
export function partsOf(files: readonly ContractFile[]): Parts {
	const root = (files.find(({ file }) => file === rootFile)?.value ?? {}) as Partial<OpenApi>;
	const inRoot = (...keys: (string | number)[]): Place => ({ file: rootFile, keys });
	const parts: Parts = {
		root,
		operations: [],
		schemas: Object.entries(root.components?.schemas ?? {}).map(([name, schema]) => ({
			name,
			schema,
			place: inRoot('components', 'schemas', name),
		})),
		responses: Object.entries(root.components?.responses ?? {}).map(([name, response]) => ({
			name,
			response,
			place: inRoot('components', 'responses', name),
		})),
		tags: (root.tags ?? []).map((tag, index) => ({ tag, place: inRoot('tags', index) })),
	};
	for (const { file, value } of files) {
		if (file.startsWith('paths/')) parts.operations.push(...operationsIn(file, value));
		if (!file.startsWith('schemas/')) continue;
		for (const [name, schema] of Object.entries(value)) {
			parts.schemas.push({ name, schema: schema as Schema, place: { file, keys: [name] } });
		}
	}
	return parts;
}

function operationsIn(file: string, value: Record<string, unknown>): Written[] {
	return Object.entries(value).flatMap(([path, item]) =>
		verbs.flatMap((verb) => {
			const operation = (item as PathItem | null)?.[verb];
			return operation ? [{ operation, path, verb, place: { file, keys: [path, verb] } }] : [];
		}),
	);
}

/** Parts that were checked, as one document. */
export function documentOf({ root, operations, schemas }: Parts): OpenApi {
	const paths: Record<string, PathItem> = {};
	for (const { operation, path, verb } of operations) {
		paths[path] ??= {};
		paths[path][verb] = operation;
	}
	return {
		openapi: root.openapi ?? '3.1.0',
		info: root.info ?? {},
		servers: root.servers ?? [],
		tags: root.tags ?? [],
		paths,
		components: {
			securitySchemes: root.components?.securitySchemes ?? {},
			responses: root.components?.responses ?? {},
			schemas: Object.fromEntries(schemas.map(({ name, schema }) => [name, schema])),
		},
	};
}

/** Operations with shared answers put in place, in the order of tags. */
export function operationsOf(parts: Parts): Operation[] {
	const shared = new Map(parts.responses.map(({ name, response }) => [name, response]));
	const order = parts.tags.map(({ tag }) => tag.name);
	const all = parts.operations.map(({ operation, path, verb, place }): Operation => {
		const { tags, parameters = [], responses, ...rest } = operation;
		return {
			...rest,
			slug: kebab(operation.operationId),
			method: verb.toUpperCase() as Uppercase<typeof verb>,
			path,
			tag: tags[0] ?? '',
			parameters,
			responses: Object.fromEntries(
				Object.entries(answersOf(operation)).map(([status, response]) => [
					status,
					response.$ref ? (shared.get(nameOf(response.$ref)) ?? {}) : response,
				]),
			),
			place,
		};
	});
	return all.sort((a, b) => order.indexOf(a.tag) - order.indexOf(b.tag));
}

/**
 * Answers of an operation by status: those written, and those that the server gives whatever the operation is. It
 * refuses a request without a valid token (401), or with one of another kind or of a user without permission (403), a
 * body that is no JSON (400), is too large (413) or is not said to be JSON (415), and counts the requests of each token
 * (429).
 */
export function answersOf({
	requestBody,
	responses,
	'x-unleash': own,
}: WrittenOperation): Record<string, Response> {
	if (own.removed) return responses;
	return {
		...(requestBody && { 400: { $ref: '#/components/responses/badRequest' } }),
		...(own.tokens.length > 0 && {
			401: { $ref: `#/components/responses/${isForSdks(own) ? 'unauthorizedSdk' : 'unauthorized'}` },
			403: { $ref: `#/components/responses/${own.permissions ? 'forbidden' : 'wrongToken'}` },
			429: { $ref: '#/components/responses/tooManyRequests' },
		}),
		...(requestBody?.content?.['application/json'] && {
			413: { $ref: '#/components/responses/tooLarge' },
			...(!own.anyContentType && { 415: { $ref: '#/components/responses/wrongMediaType' } }),
		}),
		...responses,
	};
}

function isForSdks({ api }: WrittenOperation['x-unleash']): boolean {
	return api === 'client' || api === 'frontend';
}

/** Last part of a `$ref`. */
export function nameOf($ref: string): string {
	return $ref.slice($ref.lastIndexOf('/') + 1);
}
