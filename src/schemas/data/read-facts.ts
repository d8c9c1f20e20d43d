import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { nearest } from '../../site/nearest.ts';
import { type FactFile, factSchemas } from './index.ts';

/** Entries of a file with facts, by their key. */
export type Facts<Name extends FactFile> = Record<string, z.infer<(typeof factSchemas)[Name]>>;

/**
 * Reads and checks a file of `src/content/data`, or `src/samples/manifest.yaml` as `samples`.
 *
 * @param name its name without `.yaml`
 * @param yaml its content; read from the working folder, which is the project's, without it
 * @throws Error with every mistake: place, what was found, what is expected, what to write
 */
export function readFacts<Name extends FactFile>(name: Name, yaml?: string): Facts<Name> {
	const file = name === 'samples' ? 'src/samples/manifest.yaml' : `src/content/data/${name}.yaml`;
	const text = yaml ?? readFileSync(file, 'utf8');
	return readEntries(file, text, factSchemas[name]) as Facts<Name>;
}

/**
 * Reads and checks YAML that holds entries by name.
 *
 * @param file its path, for errors
 * @param text its content
 * @param schema what each entry is
 * @throws Error with every mistake: place, what was found, what is expected, what to write
 */
export function readEntries<Entry extends z.ZodType>(
	file: string,
	text: string,
	schema: Entry,
): Record<string, z.infer<Entry>> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const [broken] = document.errors;
	if (broken) {
		const { line, col } = lines.linePos(broken.pos[0]);
		throw new Error(
			`${file}:${line}:${col}\n  found:    ${broken.message.split('\n')[0]}\n  expected: YAML, each key once\n  write:    one entry a line, such as "name: { field: value }"`,
		);
	}
	const result = z.record(z.string(), schema).safeParse(document.toJS());
	if (result.success) return result.data as Record<string, z.infer<Entry>>;
	const said = result.error.issues.flatMap((issue) =>
		issue.code === 'unrecognized_keys'
			? issue.keys.map((key) => unknownField(key, issue.path, schema))
			: [wrongValue(issue.path, document, schema)],
	);
	throw new Error(
		said
			.map(({ path, ...rest }) => {
				const { line, col } = lines.linePos(offsetOf(document, path));
				return `${file}:${line}:${col}  ${path.join('.')}\n  found:    ${rest.found}\n  expected: ${rest.expected}\n  write:    ${rest.write}`;
			})
			.join('\n\n'),
	);
}

interface Mistake {
	path: PropertyKey[];
	found: string;
	expected: string;
	write: string;
}

function unknownField(key: string, path: PropertyKey[], schema: z.ZodType): Mistake {
	const owner = schemaAt(schema, path.slice(1));
	const fields = owner instanceof z.ZodObject ? Object.keys(owner.shape) : [];
	const meant = nearest(key, fields);
	return {
		path: [...path, key],
		found: `the field ${key}`,
		expected: `only ${fields.join(', ')}`,
		write: meant ? `${meant}: instead` : 'nothing here; remove the field',
	};
}

function wrongValue(path: PropertyKey[], document: Document, schema: z.ZodType): Mistake {
	const value = document.toJS() as unknown;
	const found = path.reduce<unknown>(
		(at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
		value,
	);
	let { description = 'another value', example } = schemaAt(schema, path.slice(1))?.meta() ?? {};
	if (path.length <= 1) {
		description = 'an entry with fields';
		example = {};
	}
	return {
		path,
		found: found === undefined ? 'nothing' : JSON.stringify(found),
		expected: description,
		write: `for example ${String(path.at(-1))}: ${JSON.stringify(example)}`,
	};
}

/** The closest schema around a place that says what belongs there. */
function schemaAt(schema: z.ZodType, path: PropertyKey[]): z.ZodType | undefined {
	let at: z.ZodType | undefined = schema;
	for (const key of path) {
		let next: unknown = at;
		if (next instanceof z.ZodOptional) next = next.unwrap();
		if (next instanceof z.ZodObject) next = next.shape[String(key)];
		else if (next instanceof z.ZodRecord) next = next.valueType;
		else if (next instanceof z.ZodArray) next = next.element;
		else return at;
		at = next as z.ZodType | undefined;
	}
	return at;
}

function offsetOf(document: Document, path: PropertyKey[]): number {
	const node = document.getIn(path, true);
	if (isNode(node) && node.range) return node.range[0];
	return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}
