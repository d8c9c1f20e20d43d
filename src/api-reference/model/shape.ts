import { z } from 'astro/zod';
import { places, plans, tokenKinds } from '../contract/shape.ts';
import type { Schema } from '../contract/types.ts';

const schema = z.custom<Schema>((value) => typeof value === 'object' && value !== null, 'expected a schema');
const text = z.string().optional();

/** A body of one content type. */
export const bodyShape = z.object({
	type: z.string(),
	schema: schema.optional(),
	example: z.unknown().optional(),
});

/** A parameter of an operation; `example` is the value that samples send. */
export const parameterShape = z.object({
	name: z.string(),
	in: z.enum(places),
	required: z.boolean(),
	description: text,
	schema,
	example: z.unknown().optional(),
});

/** What an operation answers with one status. */
export const answerShape = z.object({
	status: z.string().regex(/^(\d{3}|default)$/),
	description: text,
	headers: z.array(z.object({ name: z.string(), description: text })),
	body: bodyShape.optional(),
});

/** What pages show of an operation that is no longer there. */
const removalShape = z.object({
	version: text.describe('Version of Unleash that removed it, if it is known.'),
	lastSeen: text.describe('Newest version that is known to have it.'),
	replacedBy: z.array(z.string()).describe('What to use in its place: operations by id.'),
	note: text.describe('Further words on what to do.'),
});

/** An operation as its page needs it. */
export const operationShape = z.object({
	operationId: z.string().regex(/^\w+$/),
	slug: z.string().regex(/^[a-z0-9-]+$/),
	method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
	path: z.string().startsWith('/'),
	tag: z.string(),
	summary: text,
	description: text,
	since: text.describe('Version that brought it.'),
	plan: z.enum(plans),
	stability: z.enum(['stable', 'beta', 'alpha', 'deprecated']),
	removed: removalShape.optional(),
	inferred: z.array(z.string()).describe('What in it is not verified against a real server.'),
	tokens: z.array(z.enum(tokenKinds)).describe('Kinds of tokens it takes, the one of the samples first.'),
	permissions: z.array(z.string()),
	concepts: z.array(z.string()).describe('Pages that explain what it handles.'),
	parameters: z.array(parameterShape),
	body: bodyShape.extend({ required: z.boolean(), description: text }).optional(),
	answers: z.array(answerShape),
});

/** A tag as its page needs it. */
export const tagShape = z.object({
	name: z.string(),
	slug: z.string(),
	summary: text,
	description: text,
	sequence: z
		.array(z.object({ operationId: z.string(), why: z.string() }))
		.describe('A typical sequence of calls.'),
	concepts: z.array(z.string()).describe('Pages that explain what it handles.'),
});
