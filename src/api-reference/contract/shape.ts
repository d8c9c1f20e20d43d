import { z } from 'zod';

/** Kinds of tokens that operations take. */
export const tokenKinds = ['admin', 'personal', 'service-account', 'backend', 'frontend'] as const;

/** Where a parameter stands in a request. */
export const places = ['path', 'query', 'header'] as const;

/** Plans that have an operation. */
export const plans = ['open-source', 'enterprise'] as const;

const text = z.string().min(1);
const $ref = z.string().startsWith('#/components/').optional();
const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];
const count = z.number().int().nonnegative().optional();
const route = z
	.string()
	.regex(/^\/[^\s]*$/, 'a path from the root of the site, such as `/reference/segments`');
const version = z
	.string('a version as text in quotes')
	.regex(/^\d+\.\d+(\.\d+)?$/, "a version, such as `'7.1'`")
	.optional();
const type = z.union([z.string(), z.array(z.string())]).superRefine((found, context) => {
	for (const [index, name] of [found].flat().entries()) {
		if (types.includes(name)) continue;
		const path = Array.isArray(found) ? [index] : [];
		context.addIssue({ code: 'invalid_value', values: types, input: name, path });
	}
});

/** A JSON schema (draft 2020-12), as far as the contract uses it. Names stand in `$ref` as `#/components/schemas/Name`. */
export const schemaShape = z.strictObject({
	$ref,
	title: text.optional(),
	description: text.optional(),
	deprecated: z.boolean().optional(),
	type: type.optional(),
	format: text.optional(),
	pattern: text.optional(),
	enum: z.array(z.unknown()).min(1).optional(),
	const: z.unknown().optional(),
	default: z.unknown().optional(),
	minimum: z.number().optional(),
	maximum: z.number().optional(),
	minLength: count,
	maxLength: count,
	minItems: count,
	maxItems: count,
	required: z.array(text).optional(),
	get properties() {
		return z.record(text, schemaShape).optional();
	},
	get additionalProperties() {
		return z.union([z.boolean(), schemaShape]).optional();
	},
	get items() {
		return schemaShape.optional();
	},
	get oneOf() {
		return z.array(schemaShape).min(1).optional();
	},
	get anyOf() {
		return z.array(schemaShape).min(1).optional();
	},
	get allOf() {
		return z.array(schemaShape).min(1).optional();
	},
	examples: z.array(z.unknown()).min(1).optional(),
});

/** Bodies by content type. */
export const contentShape = z.record(
	text,
	z.strictObject({ schema: schemaShape.optional(), example: z.unknown().optional() }),
);

/** What an operation answers with one status, or the name of an answer that operations share. */
export const responseShape = z.strictObject({
	$ref,
	description: text.optional(),
	headers: z
		.record(
			text,
			z.strictObject({ description: text.optional(), schema: schemaShape, example: z.unknown().optional() }),
		)
		.optional(),
	content: contentShape.optional(),
});

/** A parameter of an operation; `example` is the value that samples send. */
export const parameterShape = z.strictObject({
	name: text,
	in: z.enum(places),
	required: z.boolean().optional(),
	description: text.optional(),
	deprecated: z.boolean().optional(),
	style: z.literal('deepObject').optional().describe('An object in the query, as `name[key]=value`.'),
	explode: z.literal(true).optional(),
	schema: schemaShape,
	example: z.unknown().optional(),
});

/** What the contract says of an operation beyond OpenAPI. */
export const extensionShape = z.strictObject({
	api: z
		.enum(['admin', 'client', 'frontend', 'other'])
		.describe('By path: /api/admin, /api/client, /api/frontend, or anything else.'),
	plan: z.enum(plans),
	stability: z.enum(['beta', 'alpha', 'deprecated']).optional().describe('Absent: stable.'),
	since: version.describe('Version from which it is known.'),
	removed: z
		.strictObject({
			lastSeen: version.describe('The newest server whose document has it.'),
			version: version.describe('The version that removed it.'),
			replacedBy: z.array(text).optional().describe('Operations that do the same.'),
			note: text.optional(),
		})
		.optional()
		.describe('Only where the newest server no longer has it.'),
	tokens: z.array(z.enum(tokenKinds)).describe('Kinds of tokens, the best first. None: needs no token.'),
	permissions: z
		.array(text)
		.optional()
		.describe('Any one of them is enough. Absent: needs none, or none is known.'),
	anyContentType: z
		.literal(true)
		.optional()
		.describe('The server reads the body as JSON whatever its content type is, and never returns 415.'),
	pathNames: z
		.record(text, text)
		.optional()
		.describe('Names of path parameters on the page, where the path shares them with other operations.'),
	inferred: z.array(text).optional().describe('What no document of a server proves.'),
	concepts: z.array(route).optional().describe('Routes of the pages that explain what it handles.'),
});

/** What an operation takes as its body. */
export const requestBodyShape = z.strictObject({
	description: text.optional(),
	required: z.boolean().optional(),
	content: contentShape,
});

/** An operation as the files hold it. */
export const operationShape = z.strictObject({
	operationId: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/, 'letters and digits'),
	tags: z.array(text).length(1),
	summary: text.optional(),
	description: text.optional(),
	deprecated: z.boolean().optional(),
	security: z.array(z.record(text, z.array(z.string()))),
	'x-unleash': extensionShape,
	parameters: z.array(parameterShape).optional(),
	requestBody: requestBodyShape.optional(),
	responses: z.record(z.string().regex(/^[1-5]\d\d$/, 'a status in quotes'), responseShape),
});

/** Methods of the contract, as OpenAPI writes them. */
export const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Operations of one path by method. */
const pathItemShape = z.strictObject({
	get: operationShape.optional(),
	post: operationShape.optional(),
	put: operationShape.optional(),
	patch: operationShape.optional(),
	delete: operationShape.optional(),
} satisfies Record<(typeof verbs)[number], z.ZodType>);

/** A file of `paths`: operations by path and method. */
export const pathsShape = z.record(z.string().startsWith('/'), pathItemShape);

const schemaName = z.string().regex(/^[a-zA-Z][\w.-]*$/, 'letters and digits');

/** A file of `schemas`: schemas by name. */
export const schemasShape = z.record(schemaName, schemaShape);

/** A tag: a group of operations on one resource. */
export const tagShape = z.strictObject({
	name: text,
	description: text.optional(),
	'x-concepts': z.array(route).optional().describe('Routes of the pages that explain the resource.'),
	'x-sequence': z
		.array(z.strictObject({ operationId: text, why: text }))
		.optional()
		.describe('A typical sequence of calls.'),
});

/** `openapi.yaml`: what stands once. */
export const rootShape = z.strictObject({
	openapi: z.string().regex(/^3\.1\.\d+$/, '3.1 in quotes'),
	info: z.record(text, z.unknown()),
	servers: z.array(z.record(text, z.unknown())).min(1),
	tags: z.array(tagShape),
	components: z.strictObject({
		securitySchemes: z.record(text, z.record(text, z.unknown())),
		responses: z.record(text, responseShape),
		schemas: schemasShape.optional(),
	}),
});
