import type { z } from 'astro/zod';
import type { Schemas } from '../contract/types.ts';
import type { answerShape, bodyShape, operationShape, parameterShape, tagShape } from './shape.ts';

export type { Schema, Schemas } from '../contract/types.ts';

/** A parameter of an operation. */
export type Parameter = z.infer<typeof parameterShape>;
/** A body of one content type. */
export type Body = z.infer<typeof bodyShape>;
/** What an operation answers with one status. */
export type Answer = z.infer<typeof answerShape>;
/** An operation as its page needs it. */
export type Operation = z.infer<typeof operationShape>;
/** A tag as its page needs it. */
export type Tag = z.infer<typeof tagShape>;

/** All that pages show of the API. */
export interface Reference {
	operations: Operation[];
	tags: Tag[];
	schemas: Schemas;
}
