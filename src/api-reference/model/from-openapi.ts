import { kebab } from './slug.ts';
import type { Answer, Body, Operation, Parameter, Removal, Schema, Tag } from './types.ts';

/** Methods of the contract, as OpenAPI writes them. */
export const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Operations of one path, by method. */
export type PathItem = Partial<Record<(typeof verbs)[number], OpenApiOperation>>;

/** Parts that operations name. */
export interface Components {
	schemas?: Record<string, Schema>;
	responses?: Record<string, OpenApiResponse>;
	parameters?: Record<string, OpenApiParameter>;
}

interface Referring {
	$ref?: string;
}

type Media = Record<string, { schema?: Schema; example?: unknown }>;

interface OpenApiParameter extends Referring {
	name: string;
	in: string;
	required?: boolean;
	description?: string;
	schema?: Schema;
	example?: unknown;
}

interface OpenApiResponse extends Referring {
	description?: string;
	headers?: Record<string, { description?: string }>;
	content?: Media;
}

/** An operation of the contract. */
export interface OpenApiOperation {
	operationId: string;
	tags: string[];
	summary?: string;
	description?: string;
	deprecated?: boolean;
	security?: object[];
	parameters?: OpenApiParameter[];
	requestBody?: { required?: boolean; description?: string; content?: Media };
	responses?: Record<string, OpenApiResponse>;
	'x-unleash'?: Partial<Pick<Operation, Extension>> & { removed?: Partial<Removal> };
}

/** Facts of an operation beyond OpenAPI. */
type Extension = 'plan' | 'stability' | 'since' | 'inferred' | 'tokens' | 'permissions' | 'concepts';

/** A tag of the contract. */
export interface OpenApiTag {
	name: string;
	summary?: string;
	description?: string;
	'x-sequence'?: Tag['sequence'];
	'x-concepts'?: string[];
}

/** A tag as pages need it. */
export function tagOf(tag: OpenApiTag): Tag {
	return {
		name: tag.name,
		slug: kebab(tag.name),
		summary: tag.summary,
		description: tag.description,
		sequence: tag['x-sequence'] ?? [],
		concepts: tag['x-concepts'] ?? [],
	};
}

/** An operation as its page needs it. Parameters and responses that stand among the components are put in place. */
export function operationOf(
	source: OpenApiOperation,
	verb: string,
	path: string,
	components: Components = {},
): Operation {
	const { requestBody } = source;
	const body = bodyOf(requestBody?.content);
	const { removed, ...facts } = source['x-unleash'] ?? {};
	return {
		operationId: source.operationId,
		slug: kebab(source.operationId),
		method: verb.toUpperCase(),
		path,
		tag: source.tags[0] ?? '',
		summary: source.summary,
		description: source.description,
		since: facts.since,
		plan: facts.plan ?? 'open-source',
		stability: source.deprecated ? 'deprecated' : (facts.stability ?? 'stable'),
		removed: removed && {
			version: removed.version,
			lastSeen: removed.lastSeen,
			replacedBy: removed.replacedBy ?? [],
			note: removed.note,
		},
		inferred: facts.inferred ?? [],
		tokens: facts.tokens ?? [],
		permissions: facts.permissions ?? [],
		concepts: facts.concepts ?? [],
		parameters: (source.parameters ?? []).map((one) => parameterOf(followed(one, components.parameters))),
		body: body && {
			...body,
			required: requestBody?.required ?? false,
			description: requestBody?.description,
		},
		answers: Object.entries(source.responses ?? {}).map(([status, one]) =>
			answerOf(status, followed(one, components.responses)),
		),
	};
}

function followed<Part extends Referring>(part: Part, named: Record<string, Part> = {}): Part {
	return part.$ref ? (named[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)] ?? part) : part;
}

function parameterOf({
	name,
	in: place,
	required,
	description,
	schema = {},
	example,
}: OpenApiParameter): Parameter {
	return {
		name,
		in: place as Parameter['in'],
		required: required ?? false,
		description,
		schema,
		...(example !== undefined && { example }),
	};
}

function answerOf(status: string, { description, headers = {}, content }: OpenApiResponse): Answer {
	return {
		status,
		description,
		headers: Object.entries(headers).map(([name, header]) => ({ name, description: header.description })),
		body: bodyOf(content),
	};
}

function bodyOf(content: Media | undefined): Body | undefined {
	const [first] = Object.entries(content ?? {});
	if (!first) return undefined;
	const [type, { schema, example }] = first;
	return { type, schema, ...(example !== undefined && { example }) };
}
