import type { Details } from './compare.ts';

interface Schema {
	$ref?: string;
	type?: string | string[];
	enum?: unknown[];
	format?: string;
	nullable?: boolean;
	items?: Schema;
	properties?: Record<string, Schema>;
	required?: string[];
	additionalProperties?: boolean | Schema;
	oneOf?: Schema[];
	anyOf?: Schema[];
	allOf?: Schema[];
	minimum?: number;
	maximum?: number;
	pattern?: string;
	default?: unknown;
}

interface Content {
	content?: Record<string, { schema?: Schema }>;
}

interface Operation {
	operationId?: string;
	deprecated?: boolean;
	parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
	requestBody?: Content & { required?: boolean };
	responses: Record<string, Content>;
}

/** The parts of a server's OpenAPI document that are compared. */
export interface Document {
	paths: Record<string, Record<string, Operation>>;
	components: { schemas: Record<string, Schema> };
}

/** Each operation by its id: method, path, parameters, and the schemas of body and answers. */
export function operationFacts({ paths }: Document): Record<string, Details> {
	const found = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).flatMap(([method, operation]) => {
			const { operationId, deprecated, parameters = [], requestBody, responses } = operation;
			if (!operationId) return [];
			const details: Details = { method: method.toUpperCase(), path };
			if (deprecated) details['deprecated'] = 'yes';
			for (const { in: place, name, required, schema } of parameters)
				Object.assign(details, fieldFacts(`${place} ${name}`, required, schema));
			if (requestBody) details['body'] = `${need(requestBody.required)} ${contentOf(requestBody)}`;
			for (const [status, answer] of Object.entries(responses))
				details[`answer ${status}`] = contentOf(answer);
			return [[operationId, details] as const];
		}),
	);
	return Object.fromEntries(found);
}

/** Each schema by its name: its fields with their types, down to where another schema is named. */
export function schemaFacts({ components }: Document): Record<string, Details> {
	return Object.fromEntries(
		Object.entries(components.schemas).map(([name, schema]) => [
			name,
			{
				...(schema.properties ? {} : { itself: typeOf(schema) }),
				...valuesOf('', schema),
				...fieldsOf(schema),
			},
		]),
	);
}

/** Names of the schemas that a fact names. */
export function schemasIn(details: Details): string[] {
	return Object.values(details).flatMap((fact) =>
		[...fact.matchAll(/\b(\w+Schema)\b/g)].map(([, name = '']) => name),
	);
}

function fieldsOf(schema: Schema, at = ''): Details {
	const details: Details = {};
	for (const [name, field] of Object.entries(schema.properties ?? {})) {
		const path = `${at}${name}`;
		Object.assign(
			details,
			fieldFacts(path, schema.required?.includes(name), field),
			fieldsOf(field, `${path}.`),
			fieldsOf(field.items ?? {}, `${path}[].`),
			fieldsOf(valuesByName(field) ?? {}, `${path}{}.`),
		);
	}
	for (const part of partsOf(schema)) Object.assign(details, fieldsOf(part, at));
	return details;
}

function fieldFacts(path: string, required: boolean | undefined, schema: Schema | undefined): Details {
	return { [path]: `${need(required)} ${typeOf(schema)}`, ...valuesOf(`${path} `, schema) };
}

/** Each value that is allowed, as a detail of its own, so that a new one is told alone. */
function valuesOf(at: string, schema: Schema = {}): Details {
	const words = schema.enum ?? schema.items?.enum ?? [];
	return Object.fromEntries(words.map((word) => [`${at}= ${word}`, 'allowed']));
}

function partsOf({ allOf = [], oneOf = [], anyOf = [] }: Schema): Schema[] {
	return [...allOf, ...oneOf, ...anyOf];
}

/** What the values of an object of free names are, if it says so. */
function valuesByName({ additionalProperties }: Schema): Schema | undefined {
	return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function typeOf(schema: Schema | undefined): string {
	if (!schema) return 'anything';
	const { $ref, type, format, nullable, items, minimum, maximum, pattern } = schema;
	if ($ref) return $ref.replace(/^.*\//, '');
	const parts = partsOf(schema);
	if (parts.length > 0) return parts.map(typeOf).join(' | ');
	const values = valuesByName(schema);
	const kind = items
		? `list of ${typeOf(items)}`
		: values
			? `map of ${typeOf(values)}`
			: [type ?? 'anything'].flat().join(' | ');
	const more = [
		format,
		nullable && 'or null',
		minimum !== undefined && `from ${minimum}`,
		maximum !== undefined && `to ${maximum}`,
		pattern && `like ${pattern}`,
		schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
	].filter(Boolean);
	return more.length > 0 ? `${kind} (${more.join(', ')})` : kind;
}

function contentOf({ content = {} }: Content): string {
	const types = Object.entries(content).map(([type, { schema }]) =>
		type === 'application/json' ? typeOf(schema) : `${type} ${typeOf(schema)}`,
	);
	return types.join(' | ') || 'nothing';
}

function need(required: boolean | undefined): string {
	return required ? 'required' : 'optional';
}
