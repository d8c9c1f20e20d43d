import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { type Problem, problem } from '../../site/build-error.ts';
import { nearest } from '../../site/nearest.ts';
import { type FactName, type Facts, facts } from './index.ts';

const kept = new Map<FactName, { text: string; value: unknown }>();

/**
 * Reads and checks a fact. A file is parsed again when its text changed: `npm run dev` shows what was written.
 *
 * @param text content of its file; read from the working folder, which is the project's, without it
 * @throws {BuildError} with every mistake: place, what was found, what is expected, what to write
 */
export function readFacts<Name extends FactName>(name: Name, text?: string): Facts<Name> {
	const { file, schema }: { file: string; schema: z.ZodType } = facts[name];
	const written = text ?? readFileSync(file, 'utf8');
	const known = kept.get(name);
	if (known?.text === written) return known.value as Facts<Name>;
	const value = readYaml(file, written, schema) as Facts<Name>;
	kept.set(name, { text: written, value });
	return value;
}

/**
 * Reads and checks YAML.
 *
 * @param file its path, for errors
 * @param text its content
 * @param schema what it holds
 * @throws {BuildError} with every mistake: place, what was found, what is expected, what to write
 */
export function readYaml<Value>(file: string, text: string, schema: z.ZodType<Value>): Value {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const placeOf = (offset: number) => {
		const { line, col } = lines.linePos(offset);
		return `${file}:${line}:${col}`;
	};
	const [broken] = document.errors;
	if (broken) {
		throw problem({
			where: placeOf(broken.pos[0]),
			found: broken.message.split('\n')[0] ?? '',
			expected: 'YAML, each key once',
			write: 'one entry a line, such as "name: { field: value }"',
		});
	}
	const result = schema.safeParse(document.toJS());
	if (result.success) return result.data;
	const mistakes = result.error.issues.flatMap((issue) =>
		issue.code === 'unrecognized_keys'
			? issue.keys.map((key) => unknownField(key, issue.path, schema))
			: [wrongValue(issue, document, schema)],
	);
	throw problem(
		...mistakes.map(({ path, ...problem }) => ({
			where: `${placeOf(offsetOf(document, path))}  ${path.join('.')}`,
			...problem,
		})),
	);
}

type Mistake = Omit<Problem, 'where'> & { path: PropertyKey[] };

function unknownField(key: string, path: PropertyKey[], schema: z.ZodType): Mistake {
	const owner = schemaAt(schema, path);
	const fields = owner instanceof z.ZodObject ? Object.keys(owner.shape) : [];
	const meant = nearest(key, fields);
	return {
		path: [...path, key],
		found: `the field ${key}`,
		expected: `only ${fields.join(', ')}`,
		write: meant ? `${meant}: instead` : 'nothing here; remove the field',
	};
}

function wrongValue(issue: z.core.$ZodIssue, document: Document, schema: z.ZodType): Mistake {
	const { path } = issue;
	const value = path.reduce<unknown>(
		(at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
		document.toJS(),
	);
	if (issue.code === 'invalid_key') {
		const expected = issue.issues[0]?.message ?? 'another name';
		return { path, found: `the name ${String(path.at(-1))}`, expected, write: 'the name in that form' };
	}
	const { description, example } = schemaAt(schema, path)?.meta() ?? {
		description: path.length > 1 ? 'another value' : 'an entry with fields',
		example: path.length > 1 ? undefined : {},
	};
	return {
		path,
		found: value === undefined ? 'nothing' : JSON.stringify(value),
		expected: description ?? 'another value',
		write: `for example ${String(path.at(-1) ?? 'name')}: ${JSON.stringify(example)}`,
	};
}

/** The closest schema around a place that says what belongs there. */
function schemaAt(schema: z.ZodType, path: PropertyKey[]): z.ZodType | undefined {
	let at: z.ZodType | undefined = schema;
	for (const key of path) {
		let next: unknown = at;
		while (next instanceof z.ZodOptional || next instanceof z.ZodDefault) next = next.unwrap();
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
