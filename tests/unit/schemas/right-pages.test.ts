import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { checkFrontmatter } from '../../../src/schemas/frontmatter/check.ts';
import { yamlText } from '../../../src/schemas/frontmatter/yaml-text.ts';
import { schemaAt } from '../../../src/schemas/guide.ts';
import { isPageKind, pageKinds, pageSchema, pageSchemas } from '../../../src/schemas/pages/index.ts';

/** Every field of a kind with the example that its guide gives. */
function examplesOf(kind: (typeof pageKinds)[number]): Record<string, unknown> {
	const schema: z.ZodObject = pageSchemas[kind];
	return Object.fromEntries(
		Object.keys(schema.shape).map((name) => [name, schemaAt(schema, [name])?.guide?.example]),
	);
}

function pageWith(fields: Record<string, unknown>): string {
	const lines = Object.entries(fields).map(([name, value]) => `${name}: ${yamlText(value)}`);
	return ['---', ...lines, '---', '', 'Text.'].join('\n');
}

describe.each(pageKinds)('kind %s', (kind) => {
	test('a page with the example of every field is right', () => {
		expect(checkFrontmatter('page.mdx', pageWith(examplesOf(kind)))).toEqual([]);
	});

	test('a page with the required fields alone is right', () => {
		const shape: Record<string, z.ZodType> = pageSchemas[kind].shape;
		const required = Object.entries(examplesOf(kind)).filter(
			([name]) => !shape[name]?.safeParse(undefined).success,
		);
		expect(required.map(([name]) => name)).toEqual(expect.arrayContaining(['title', 'description', 'kind']));
		expect(checkFrontmatter('page.mdx', pageWith(Object.fromEntries(required)))).toEqual([]);
	});

	test('every field is described by a sentence', () => {
		const describe = (schema: z.ZodType, path: string[]) => {
			const found = schemaAt(schema, path);
			if (path.length > 0) expect(found?.guide?.description, path.join('.')).toMatch(/^\S.*\.$/);
			if (found?.schema instanceof z.ZodObject) {
				for (const name of Object.keys(found.schema.shape)) describe(schema, [...path, name]);
			}
		};
		describe(pageSchemas[kind], []);
	});

	test('an unknown field is refused by the schema itself', () => {
		expect(pageSchema.safeParse({ ...examplesOf(kind), colour: 'red' }).success).toBe(false);
	});
});

test('the union knows every kind, and nothing else is one', () => {
	const joined = pageSchema.options.map((option) => option.shape.kind.value);
	expect(joined).toEqual(pageKinds);
	expect(isPageKind('how-to')).toBe(true);
	expect(isPageKind('toString')).toBe(false);
});

test('a date is read alike whether YAML makes it a date or text', () => {
	const reviewed = (value: unknown) => pageSchemas.reference.shape.reviewed.parse(value);
	expect(reviewed(new Date('2026-11-21'))).toBe('2026-11-21');
	expect(reviewed('2026-11-21')).toBe('2026-11-21');
});

test('titles of 45 characters and descriptions of 70 and 160 are right, one more or less is not', () => {
	const { title, description } = pageSchemas.reference.shape;
	const sentence = (length: number) => `${'x'.repeat(length - 1)}.`;
	expect(title.safeParse('x'.repeat(45)).success).toBe(true);
	expect(title.safeParse('x'.repeat(46)).success).toBe(false);
	for (const length of [70, 160]) expect(description.safeParse(sentence(length)).success).toBe(true);
	for (const length of [69, 161]) expect(description.safeParse(sentence(length)).success).toBe(false);
});
