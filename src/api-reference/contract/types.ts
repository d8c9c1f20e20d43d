/** A JSON schema (draft 2020-12), as far as the contract uses it. Names stand in `$ref` as `#/components/schemas/Name`. */
export interface Schema {
	$ref?: string;
	type?: string | string[];
	description?: string;
	properties?: Record<string, Schema>;
	required?: string[];
	additionalProperties?: boolean | Schema;
	items?: Schema;
	oneOf?: Schema[];
	anyOf?: Schema[];
	allOf?: Schema[];
	enum?: unknown[];
	const?: unknown;
	format?: string;
	pattern?: string;
	minimum?: number;
	maximum?: number;
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	default?: unknown;
	examples?: unknown[];
	deprecated?: boolean;
}

/** Schemas of the contract by name. */
export type Schemas = Readonly<Record<string, Schema>>;

/** Bodies by content type. */
export type Content = Record<string, { schema?: Schema; example?: unknown }>;

/** A parameter of an operation. */
export interface Parameter {
	name: string;
	in: 'path' | 'query' | 'header';
	required?: boolean;
	description?: string;
	deprecated?: boolean;
	schema: Schema;
	/** Value that samples send. */
	example?: unknown;
}

/** What an operation takes as its body. */
export interface RequestBody {
	description?: string;
	required?: boolean;
	content: Content;
}

/** What an operation answers with one status, or the name of an answer that operations share. */
export interface Response {
	$ref?: string;
	description?: string;
	headers?: Record<string, { description?: string; schema: Schema; example?: unknown }>;
	content?: Content;
}

/** What the contract says of an operation beyond OpenAPI. */
export interface Extension {
	/** By path: `/api/admin`, `/api/client`, `/api/frontend`, or anything else. */
	api: 'admin' | 'client' | 'frontend' | 'other';
	plan: 'open-source' | 'enterprise';
	/** Absent: stable. */
	stability?: 'beta' | 'alpha' | 'deprecated';
	/** Version from which it is known, as `7.1`. */
	since?: string;
	/** Only where the newest server no longer has it. */
	removed?: {
		/** The newest server whose document has it. */
		lastSeen?: string;
		/** The version that removed it. */
		version?: string;
		/** Operations that do the same. */
		replacedBy?: string[];
		note?: string;
	};
	/** Kinds of tokens, the best first. None: needs no token. */
	tokens: TokenKind[];
	/** Any one of them is enough. Absent: needs none, or none is known. */
	permissions?: string[];
	/** What no document of a server proves. */
	inferred?: string[];
	/** Routes of the pages that explain what it handles. */
	concepts?: string[];
}

/** An operation as the files hold it. */
export interface WrittenOperation {
	operationId: string;
	tags: string[];
	summary?: string;
	description?: string;
	deprecated?: boolean;
	security: Record<string, string[]>[];
	'x-unleash': Extension;
	parameters?: Parameter[];
	requestBody?: RequestBody;
	responses: Record<string, Response>;
}

/** Methods of the contract, as OpenAPI writes them. */
export const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Operations of one path by method. */
export type PathItem = Partial<Record<(typeof verbs)[number], WrittenOperation>>;

/** A tag: a group of operations on one resource. */
export interface Tag {
	name: string;
	description?: string;
	/** Routes of the pages that explain the resource. */
	'x-concepts'?: string[];
	/** A typical sequence of calls. */
	'x-sequence'?: { operationId: string; why: string }[];
}

/** The contract as one OpenAPI document. */
export interface OpenApi {
	openapi: string;
	info: Record<string, unknown>;
	servers: Record<string, unknown>[];
	tags: Tag[];
	paths: Record<string, PathItem>;
	components: {
		securitySchemes: Record<string, Record<string, unknown>>;
		responses: Record<string, Response>;
		schemas: Record<string, Schema>;
	};
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
	method: string;
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

/** Kinds of tokens that operations take. */
export const tokenKinds = ['admin', 'personal', 'service-account', 'backend', 'frontend'] as const;
export type TokenKind = (typeof tokenKinds)[number];
