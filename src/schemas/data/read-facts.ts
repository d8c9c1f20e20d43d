import { z } from 'astro/zod';
import { type Document, isNode } from 'yaml';
import { type Problem, problem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { parseYaml } from '../../lib/files/parse-yaml.ts';
import { readText } from '../../lib/files/read-text.ts';
import { explainSyntax } from '../frontmatter/syntax.ts';
import { type FactName, type Facts, facts } from './index.ts';

/** Characters of a wrong value that an error quotes. */
const LONGEST = 200;

const kept = new Map<FactName, { text: string; value: unknown }>();

/**
 * Reads and checks a fact. A file is parsed again when its text changed: `npm run dev` shows what was written.
 *
 * @param text content of its file; read from the working folder, which is the project's, without it
 * @throws {BuildError} with every mistake: place, what was found, what is expected, what to write
 */
export function readFacts<Name extends FactName>(name: Name, text?: string): Facts<Name> {
	const { file, schema }: { file: string; schema: z.ZodType } = facts[name];
	const written = text ?? readText(file);
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
	const { document, lines, mistakes: syntax } = parseYaml(text);
	const placeOf = (offset: number) => {
		const { line, col } = lines.linePos(offset);
		return `${file}:${line}:${col}`;
	};
	const [broken] = syntax;
	if (broken) {
		const { line, column, field: _, ...said } = explainSyntax(broken, text, lines);
		throw problem({ where: `${file}:${line}:${column}`, ...said });
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
	const isEntry = path.length < 2 && issue.code === 'invalid_type';
	const { description, example } = schemaAt(schema, path)?.meta() ?? {
		description: isEntry ? 'an entry with fields' : undefined,
		example: isEntry ? {} : undefined,
	};
	return {
		path,
		found: value === undefined ? 'nothing' : JSON.stringify(value).slice(0, LONGEST),
		expected:
			example === undefined ? [description, sizeOrKind(issue)].filter(Boolean).join(': ') : description,
		write:
			example === undefined
				? 'a value of that form'
				: `for example ${String(path.at(-1) ?? 'name')}: ${JSON.stringify(example)}`,
	};
}

/** What zod says of a value, without what it is. */
function sizeOrKind({ message }: z.core.$ZodIssue): string {
	return message.replace(/^Invalid input: expected /, '').replace(/, received .*$/, '');
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
