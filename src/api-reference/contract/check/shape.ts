import { z } from 'zod';

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

/** A schema: the keywords of JSON Schema that the pages show. */
export const schemaShape: z.ZodType = z.lazy(() =>
	z.strictObject({
		$ref,
		title: text.optional(),
		description: text.optional(),
		deprecated: z.boolean().optional(),
		type: z.preprocess((type) => (Array.isArray(type) ? type : [type]), z.array(z.enum(types))).optional(),
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
		properties: z.record(text, schemaShape).optional(),
		additionalProperties: z
			.preprocess((value) => (typeof value === 'boolean' ? {} : value), schemaShape)
			.optional(),
		items: schemaShape.optional(),
		oneOf: z.array(schemaShape).min(1).optional(),
		anyOf: z.array(schemaShape).min(1).optional(),
		allOf: z.array(schemaShape).min(1).optional(),
		examples: z.array(z.unknown()).min(1).optional(),
	}),
);

const content = z.record(text, z.strictObject({ schema: schemaShape, example: z.unknown().optional() }));

/** An answer of an operation, or the name of a shared one. */
export const responseShape = z.strictObject({
	$ref,
	description: text.optional(),
	headers: z
		.record(
			text,
			z.strictObject({ description: text.optional(), schema: schemaShape, example: z.unknown().optional() }),
		)
		.optional(),
	content: content.optional(),
});

const parameter = z.strictObject({
	name: text,
	in: z.enum(['path', 'query', 'header']),
	required: z.boolean().optional(),
	description: text.optional(),
	deprecated: z.boolean().optional(),
	schema: schemaShape,
	example: z.unknown().optional(),
});

const extension = z.strictObject({
	api: z.enum(['admin', 'client', 'frontend', 'other']),
	plan: z.enum(['open-source', 'enterprise']),
	stability: z.enum(['beta', 'alpha', 'deprecated']).optional(),
	since: version,
	removed: z
		.strictObject({
			lastSeen: version,
			version,
			replacedBy: z.array(text).optional(),
			note: text.optional(),
		})
		.optional(),
	tokens: z.array(z.enum(tokenKinds)),
	permissions: z.array(text).optional(),
	inferred: z.array(text).optional(),
	concepts: z.array(route).optional(),
});

const operation = z.strictObject({
	operationId: z.string().regex(/^[a-zA-Z][a-zA-Z0-9]*$/, 'letters and digits'),
	tags: z.array(text).length(1),
	summary: text.optional(),
	description: text.optional(),
	deprecated: z.boolean().optional(),
	security: z.array(z.record(text, z.array(z.unknown()))),
	'x-unleash': extension,
	parameters: z.array(parameter).optional(),
	requestBody: z
		.strictObject({ description: text.optional(), required: z.boolean().optional(), content })
		.optional(),
	responses: z.record(z.string().regex(/^[1-5]\d\d$/, 'a status in quotes'), responseShape),
});

/** A file of `paths`: operations by path and method. */
export const pathsShape = z.record(
	z.string().startsWith('/'),
	z.strictObject({
		get: operation.optional(),
		post: operation.optional(),
		put: operation.optional(),
		patch: operation.optional(),
		delete: operation.optional(),
	}),
);

const schemaName = z.string().regex(/^[a-zA-Z][\w.-]*$/, 'letters and digits');

/** A file of `schemas`: schemas by name. */
export const schemasShape = z.record(schemaName, schemaShape);

/** `openapi.yaml`: what stands once. */
export const rootShape = z.strictObject({
	openapi: z.string().regex(/^3\.1\.\d+$/, '3.1 in quotes'),
	info: z.record(text, z.unknown()),
	servers: z.array(z.record(text, z.unknown())).min(1),
	tags: z.array(
		z.strictObject({
			name: text,
			description: text.optional(),
			'x-concepts': z.array(route).optional(),
			'x-sequence': z.array(z.strictObject({ operationId: text, why: text })).optional(),
		}),
	),
	components: z.strictObject({
		securitySchemes: z.record(text, z.record(text, z.unknown())),
		responses: z.record(text, responseShape),
		schemas: schemasShape.optional(),
	}),
});
