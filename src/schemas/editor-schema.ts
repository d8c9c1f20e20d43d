import { z } from 'astro/zod';
import { guided } from './guide.ts';
import { publicFields } from './pages/base.ts';
import { type PageKind, pageKinds, pageSchemas } from './pages/index.ts';

const kindSchema = guided(z.enum(pageKinds), {
	description: 'Kind of the page. It decides which other fields there are.',
	expected: `one of ${pageKinds.join(', ')}`,
	example: 'reference',
}).meta({ enumDescriptions: pageKinds.map((kind) => pageSchemas[kind].shape.kind.description ?? '') });

const shared = z.object({ kind: kindSchema, ...publicFields });

/**
 * The frontmatter as a JSON schema for editors, with descriptions and examples: the fields of every page, and
 * per kind the fields it has beside them. Built from conditions instead of alternatives, as editors then
 * complain about the one field that is wrong and not about every kind that does not fit.
 */
export function editorSchema(): z.core.JSONSchema.BaseSchema {
	return {
		$schema: 'http://json-schema.org/draft-07/schema#',
		type: 'object',
		required: ['title', 'description', 'kind'],
		properties: propertiesOf(shared).properties ?? {},
		allOf: pageKinds.map((kind) => ({
			if: { title: `kind: ${kind}`, properties: { kind: { const: kind } }, required: ['kind'] },
			// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
			then: fieldsOf(kind),
		})),
	};
}

type Properties = Pick<z.core.JSONSchema.ObjectSchema, 'properties' | 'required'>;

function propertiesOf(schema: z.ZodObject): Properties {
	return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Properties;
}

/** Fields of a kind; those that every page has are only named, as they are described once for all. */
function fieldsOf(kind: PageKind) {
	const { properties = {}, required = [] } = propertiesOf(pageSchemas[kind]);
	const own = Object.entries(properties).map(([name, field]) => [name, name in shared.shape ? true : field]);
	return { properties: Object.fromEntries(own), required, additionalProperties: false };
}
