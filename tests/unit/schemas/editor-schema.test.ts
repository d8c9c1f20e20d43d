import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorSchema } from '../../../src/schemas/editor-schema.ts';
import { pageKinds } from '../../../src/schemas/pages/index.ts';

test('the committed schema is up to date (node src/cli/editor-schema.ts writes it)', () => {
	const file = new URL('../../../.vscode/frontmatter.schema.json', import.meta.url);
	expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(editorSchema())));
});

test('it offers the fields of each kind, described, and no others', () => {
	const { properties = {}, allOf = [] } = JSON.parse(JSON.stringify(editorSchema()));
	expect(properties.kind.enum).toEqual(pageKinds);
	expect(allOf).toHaveLength(pageKinds.length);
	const howTo = allOf[pageKinds.indexOf('how-to')].then;
	expect(howTo.additionalProperties).toBe(false);
	expect(howTo.required).toEqual(
		expect.arrayContaining(['title', 'description', 'questions', 'when', 'rights']),
	);
	expect(howTo.properties.when.description).toMatch(/\.$/);
	expect(howTo.properties).not.toHaveProperty('outcome');
	expect(properties.reviewed).toMatchObject({ type: 'string', format: 'date' });
});
