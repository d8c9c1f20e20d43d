import type { Schema, Schemas, TokenKind } from '../contract/types.ts';

export type { Schema, Schemas };

/** Where a parameter stands in a request. */
export const places = ['path', 'query', 'header'] as const;

/** A parameter of an operation. */
export interface Parameter {
	name: string;
	in: (typeof places)[number];
	required: boolean;
	description?: string | undefined;
	schema: Schema;
	/** Value that samples send. */
	example?: unknown;
}

/** A body of one content type. */
export interface Body {
	type: string;
	schema?: Schema | undefined;
	example?: unknown;
}

/** What an operation answers with one status. */
export interface Answer {
	status: string;
	description?: string | undefined;
	headers: { name: string; description?: string | undefined }[];
	body?: Body | undefined;
}

/** What pages show of an operation that is no longer there. */
export interface Removal {
	/** Version of Unleash that removed it, if it is known. */
	version?: string | undefined;
	/** Newest version that is known to have it. */
	lastSeen?: string | undefined;
	/** What to use in its place: operations by id. */
	replacedBy: string[];
	/** Further words on what to do. */
	note?: string | undefined;
}

/** An operation as its page needs it. */
export interface Operation {
	operationId: string;
	slug: string;
	method: string;
	path: string;
	tag: string;
	summary?: string | undefined;
	description?: string | undefined;
	/** Version that brought it. */
	since?: string | undefined;
	plan: 'open-source' | 'enterprise';
	stability: 'stable' | 'beta' | 'alpha' | 'deprecated';
	removed?: Removal | undefined;
	/** What in it is not verified against a real server. */
	inferred: string[];
	/** Kinds of tokens it takes, the one that samples use first; none if it needs no token. */
	tokens: TokenKind[];
	permissions: string[];
	/** Pages that explain what it handles. */
	concepts: string[];
	parameters: Parameter[];
	body?: (Body & { required: boolean; description?: string | undefined }) | undefined;
	answers: Answer[];
}

/** A tag as its page needs it. */
export interface Tag {
	name: string;
	slug: string;
	summary?: string | undefined;
	description?: string | undefined;
	/** A typical sequence of calls. */
	sequence: { operationId: string; why: string }[];
	/** Pages that explain what it handles. */
	concepts: string[];
}

/** All that pages show of the API. */
export interface Reference {
	operations: Operation[];
	tags: Tag[];
	schemas: Schemas;
}
