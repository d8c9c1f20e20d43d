import type { Schema, Schemas } from '../model/types.ts';
import { typeLabel } from './labels.ts';
import { mainType, resolve } from './resolve.ts';

/** What is known of a value besides its type, in the order in which it is shown. */
export interface Limits {
	values?: unknown[];
	default?: unknown;
	minimum?: number;
	maximum?: number;
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	pattern?: string;
}

/** A value of a request or an answer, with what it holds. */
export interface Value {
	/** Unique on the page and stable, such as `response-200.items.id`. */
	id: string;
	/** Name of the field; a map's values have none. */
	name: string;
	type: string;
	required: boolean;
	deprecated: boolean;
	description?: string | undefined;
	limits: Limits;
	content: Content;
}

/** What a value holds. */
export type Content =
	| { kind: 'none' }
	| { kind: 'fields'; fields: Value[] }
	| { kind: 'choices'; choices: { id: string; type: string; description?: string; content: Content }[] }
	/** The same as a value elsewhere on the page: one above it (recursion), or one that was shown before. */
	| { kind: 'same'; id: string; recursive: boolean };

const LIMITS = [
	'minimum',
	'maximum',
	'minLength',
	'maxLength',
	'minItems',
	'maxItems',
	'pattern',
	'default',
] as const;

/** Makes the trees of one page, and remembers which schemas the page has shown. */
export class Trees {
	readonly #schemas: Schemas;
	readonly #shown = new Map<string, string>();
	readonly #told = new Set<string>();

	constructor(schemas: Schemas) {
		this.#schemas = schemas;
	}

	/**
	 * The tree of a whole body. Its first level is shown also where the page had the same schema before, unless it is
	 * `once` enough. What a schema stands for is said the first time only.
	 */
	body(schema: Schema, id: string, once = false): Value {
		const { name } = resolve(schema, this.#schemas);
		if (name !== undefined && !once) this.#shown.delete(name);
		const value = this.#value('', schema, { id, required: true, above: new Map() });
		if (name === undefined || schema.description !== undefined) return value;
		const isTold = this.#told.has(name);
		this.#told.add(name);
		return isTold ? { ...value, description: undefined } : value;
	}

	/** A parameter. */
	parameter(name: string, schema: Schema, id: string, required: boolean): Value {
		return this.#value(name, schema, { id, required, above: new Map() });
	}

	#value(name: string, given: Schema, { id, required, above }: Place): Value {
		const named = resolve(given, this.#schemas);
		const { schema } = named;
		const inner = {
			...(mainType(schema) === 'array' && schema.items ? resolve(schema.items, this.#schemas) : named),
		};
		const values = inner.schema.enum ?? (inner.schema.const === undefined ? undefined : [inner.schema.const]);
		return {
			id,
			name,
			type: typeLabel(given, this.#schemas),
			required,
			deprecated: given.deprecated ?? schema.deprecated ?? false,
			description: given.description ?? schema.description,
			limits: {
				...(values && { values }),
				...Object.fromEntries(
					LIMITS.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])),
				),
			},
			content: this.#content(given, { id, owner: id, above }),
		};
	}

	#content(given: Schema, at: Spot): Content {
		const { name, schema } = resolve(given, this.#schemas);
		const { id, owner, above } = at;
		if (mainType(schema) === 'array' && schema.items) {
			return this.#content(schema.items, { ...at, id: `${id}.items` });
		}
		if (name !== undefined && isDeep(schema)) {
			const known = above.get(name) ?? this.#shown.get(name);
			if (known !== undefined) return { kind: 'same', id: known, recursive: above.has(name) };
			this.#shown.set(name, owner);
		}
		const next = name === undefined ? above : new Map(above).set(name, owner);
		if (schema.properties) return this.#fields(schema, id, next);
		const choices = schema.oneOf ?? schema.anyOf;
		if (choices) return this.#choices(choices, id, next);
		const values = schema.additionalProperties;
		if (values && typeof values === 'object') {
			return this.#content(values, { id: `${id}.*`, owner, above: next });
		}
		return { kind: 'none' };
	}

	#fields(schema: Schema, id: string, above: Above): Content {
		const required = new Set(schema.required);
		const fields = Object.entries(schema.properties ?? {}).map(([field, own]) =>
			this.#value(field, own, { id: idOf(id, field), required: required.has(field), above }),
		);
		const values = schema.additionalProperties;
		if (values && typeof values === 'object') {
			fields.push(this.#value('', values, { id: idOf(id, '*'), required: false, above }));
		}
		return fields.length > 0 ? { kind: 'fields', fields } : { kind: 'none' };
	}

	#choices(choices: readonly Schema[], id: string, above: Above): Content {
		const shown = choices.map((choice, index) => {
			const { schema } = resolve(choice, this.#schemas);
			const own = `${id}.option-${index + 1}`;
			return {
				id: own,
				type: typeLabel(choice, this.#schemas),
				...(schema.description !== undefined && { description: schema.description }),
				content: this.#content(choice, { id: own, owner: own, above }),
			};
		});
		const plain = shown.every(({ content, description }) => content.kind === 'none' && !description);
		return plain ? { kind: 'none' } : { kind: 'choices', choices: shown };
	}
}

type Above = ReadonlyMap<string, string>;

interface Spot {
	/** Beginning of the ids of what it holds. */
	id: string;
	/** Id of the value it belongs to, which the page has. */
	owner: string;
	above: Above;
}

interface Place {
	id: string;
	required: boolean;
	above: Above;
}

function isDeep({ properties = {}, oneOf, anyOf, additionalProperties }: Schema): boolean {
	return (
		Object.keys(properties).length > 0 ||
		oneOf !== undefined ||
		anyOf !== undefined ||
		typeof additionalProperties === 'object'
	);
}

/** Ids have no white space. */
function idOf(above: string, name: string): string {
	return `${above}.${name.replaceAll(/\s/g, '_')}`;
}
