import type { Parts } from './assemble.ts';
import type { Content, Place, Response, Schema } from './types.ts';

/** A schema at any depth of the contract. */
export interface Found {
	schema: Schema;
	place: Place;
	/** What it is: a named schema, a property of one, or part of something else. */
	as: 'named' | 'property' | 'part';
	/** The value that an example beside it gives, if there is one. */
	example?: { value: unknown; place: Place };
}

/** All schemas of the contract with all that they hold, each once. */
export function* schemasOf(parts: Parts): Generator<Found> {
	for (const { schema, place } of parts.schemas) yield* within({ schema, place, as: 'named' });
	for (const { response, place } of parts.responses) yield* inResponse(response, place);
	for (const { operation, place } of parts.operations) {
		for (const [index, parameter] of (operation.parameters ?? []).entries()) {
			const at = below(place, 'parameters', index);
			yield* within({
				schema: parameter.schema,
				place: below(at, 'schema'),
				as: 'part',
				...exampleIn(parameter, at),
			});
		}
		if (operation.requestBody) {
			yield* inContent(operation.requestBody.content, below(place, 'requestBody', 'content'));
		}
		for (const [status, response] of Object.entries(operation.responses)) {
			yield* inResponse(response, below(place, 'responses', status));
		}
	}
}

/** A place below another. */
export function below({ file, keys }: Place, ...more: (string | number)[]): Place {
	return { file, keys: [...keys, ...more] };
}

function* inResponse({ content = {}, headers = {} }: Response, place: Place): Generator<Found> {
	for (const [name, header] of Object.entries(headers)) {
		const at = below(place, 'headers', name);
		yield* within({
			schema: header.schema,
			place: below(at, 'schema'),
			as: 'part',
			...exampleIn(header, at),
		});
	}
	yield* inContent(content, below(place, 'content'));
}

function* inContent(content: Content, place: Place): Generator<Found> {
	for (const [type, media] of Object.entries(content)) {
		const at = below(place, type);
		if (media.schema) {
			yield* within({
				schema: media.schema,
				place: below(at, 'schema'),
				as: 'part',
				...exampleIn(media, at),
			});
		}
	}
}

function exampleIn(holder: { example?: unknown }, place: Place): Pick<Found, 'example'> {
	if (holder.example === undefined) return {};
	return { example: { value: holder.example, place: below(place, 'example') } };
}

function* within(found: Found): Generator<Found> {
	yield found;
	const { schema, place } = found;
	for (const [name, property] of Object.entries(schema.properties ?? {})) {
		yield* within({ schema: property, place: below(place, 'properties', name), as: 'property' });
	}
	if (schema.items) yield* within({ schema: schema.items, place: below(place, 'items'), as: 'part' });
	if (typeof schema.additionalProperties === 'object') {
		yield* within({
			schema: schema.additionalProperties,
			place: below(place, 'additionalProperties'),
			as: 'part',
		});
	}
	for (const choice of ['oneOf', 'anyOf', 'allOf'] as const) {
		for (const [index, option] of (schema[choice] ?? []).entries()) {
			yield* within({ schema: option, place: below(place, choice, index), as: 'part' });
		}
	}
}
