import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BuildError } from '~/lib/diagnostics/build-error.ts';
import type { Content, FileForm } from './forms.ts';
import { type Kind, kinds } from './kinds.ts';
import { lists } from './lists.ts';

const rowsOf = <Rows>(name: string): Rows =>
	parse(readFileSync(new URL(`rows/${name}.yaml`, import.meta.url), 'utf8'));

/** Characters that a terminal shows at once. */
const LONGEST = 20_000;

/** Checks that something ends in an error that a writer can act on, with these words. */
async function expectExplained(read: () => unknown, file: string, says: string): Promise<void> {
	const error: unknown = await Promise.resolve()
		.then(read)
		.then(
			() => 'no error',
			(thrown: unknown) => thrown,
		);
	expect(error).toBeInstanceOf(BuildError);
	const { message } = error as BuildError;
	expect(message).toContain(file);
	for (const part of ['found', 'expected', 'write'])
		expect(message).toMatch(new RegExp(`^ {2}${part}: +\\S`, 'm'));
	expect(message).toMatch(new RegExp(says));
	expect(message).not.toMatch(/\b(?:Type|Range|Reference)Error\b|write:.*undefined|\n\s+at /);
	expect(message.length).toBeLessThan(LONGEST);
}

interface FormRow {
	says: string;
	not?: string[];
	[kind: string]: string | string[] | undefined;
}

/** Kinds with a form of file each. */
const files = Object.entries(rowsOf<Record<FileForm, FormRow>>('files')).flatMap(([form, row]) =>
	Object.entries(kinds)
		.filter(([name]) => !row.not?.includes(name))
		.map(([name, kind]) => ({ name, form: form as FileForm, kind, says: String(row[name] ?? row.says) })),
);

interface YamlRow {
	name: string;
	add?: string;
	before?: string;
	repeat?: [text: string, times: number];
	says: string;
}

const withYaml = Object.entries(kinds).filter(([, { yaml }]) => yaml !== undefined);
const yaml = rowsOf<YamlRow[]>('yaml').flatMap((row) =>
	withYaml.map(([name, kind]) => ({
		...row,
		name: `${name}: ${row.name}`,
		kind,
		text: withLines(kind, row),
	})),
);

function withLines(
	{ right, yaml = '' }: Kind,
	{ add, before = '', repeat: [text, times] = ['', 0] }: YamlRow,
): string {
	const lines = add ?? `zz: ${before}${text.repeat(times)}\n`;
	return right.slice(0, right.length - yaml.length) + lines + yaml;
}

interface TextRow {
	kind: string;
	name: string;
	/** Part of the right text, and what is there instead. */
	replace?: [from: string, to: string];
	text?: string;
	repeat?: [before: string, text: string, times: number, after: string];
	says: string;
}

const texts = ['data', 'pages', 'others'].flatMap((name) => rowsOf<TextRow[]>(name));

function textOf({ kind, replace, text, repeat }: TextRow): string {
	const { right } = kinds[kind] as Kind;
	if (repeat) return repeat[0] + repeat[1].repeat(repeat[2]) + repeat[3];
	if (!replace) return text ?? '';
	expect(right).toContain(replace[0]);
	return right.replace(replace[0], replace[1]);
}

const read =
	({ kind }: { kind: Kind }, content: Content) =>
	() =>
		kind.read(content);

test('there are more than 200 inputs', () => {
	expect(files.length + yaml.length + texts.length + lists.length).toBeGreaterThan(200);
});

test.each(Object.entries(kinds))('%s without a mistake has no error', async (_, kind) => {
	await kind.read({ text: kind.right });
});

test.each(files)('$name: $form', async (row) => {
	await expectExplained(read(row, { form: row.form, text: row.kind.right }), row.kind.file, row.says);
});

test.each(yaml)('$name', async (row) => {
	await expectExplained(read(row, { text: row.text }), row.kind.file, row.says);
});

test.each(texts)('$kind: $name', async (row) => {
	const kind = kinds[row.kind] as Kind;
	await expectExplained(read({ kind }, { text: textOf(row) }), kind.file, row.says);
});

describe('code', () => {
	test.each(lists)('$name', async ({ read, file, says }) => expectExplained(read, file, says));
});
