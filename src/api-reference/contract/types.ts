import type { z } from 'zod';
import type {
	contentShape,
	extensionShape,
	operationShape,
	parameterShape,
	responseShape,
	rootShape,
	schemaShape,
	tagShape,
	tokenKinds,
	verbs,
} from './shape.ts';

/** Kind of a token. */
export type TokenKind = (typeof tokenKinds)[number];
/** A JSON schema. */
export type Schema = z.infer<typeof schemaShape>;
/** Schemas of the contract by name. */
export type Schemas = Readonly<Record<string, Schema>>;
/** Bodies by content type. */
export type Content = z.infer<typeof contentShape>;
/** A parameter of an operation. */
export type Parameter = z.infer<typeof parameterShape>;
/** What an operation answers with one status. */
export type Response = z.infer<typeof responseShape>;
/** What the contract says of an operation beyond OpenAPI. */
export type Extension = z.infer<typeof extensionShape>;
/** An operation as the files hold it. */
export type WrittenOperation = z.infer<typeof operationShape>;
/** Operations of one path by method. */
export type PathItem = Partial<Record<(typeof verbs)[number], WrittenOperation>>;
/** A tag. */
export type Tag = z.infer<typeof tagShape>;

/** The contract as one OpenAPI document. */
export interface OpenApi extends Omit<z.infer<typeof rootShape>, 'components'> {
	paths: Record<string, PathItem>;
	components: Required<z.infer<typeof rootShape>['components']> & { schemas: Record<string, Schema> };
}

/** Where something of the contract is written. */
export interface Place {
	/** Path from the contract's folder, such as `paths/segments.yaml`. */
	file: string;
	/** Keys that lead to it in the file. */
	keys: readonly (string | number)[];
}

/** An operation with all that it names put in place. */
export interface Operation extends Omit<WrittenOperation, 'parameters' | 'responses' | 'tags'> {
	/** Last part of the address of its page. */
	slug: string;
	/** In capitals. */
	method: Uppercase<(typeof verbs)[number]>;
	path: string;
	tag: string;
	parameters: Parameter[];
	/** By status. Also holds what the server answers whatever the operation is (400, 401), written or not. */
	responses: Record<string, Omit<Response, '$ref'>>;
	/** Where it is written. */
	place: Place;
}

/** The whole contract. */
export interface Contract {
	/** As one document, with `$ref`s between its parts. */
	document: OpenApi;
	/** In the order of tags, then as written. */
	operations: Operation[];
	schemas: Schemas;
	tags: Tag[];
}
