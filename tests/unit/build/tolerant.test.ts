import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { tolerant } from '../../../src/build/tolerant.ts';
import { assertNoMistakes } from '../../../src/schemas/frontmatter/mistakes.ts';

const root = mkdtempSync(path.join(tmpdir(), 'tolerant-'));
const filePath = path.join(root, 'page.mdx');
afterAll(() => rmSync(root, { recursive: true }));

let logged: string[] = [];
beforeEach(() => {
	logged = [];
});

/** The parts of Astro's context that matter here; reading a file fails as it does for broken YAML. */
const context = tolerant({
	config: { root: pathToFileURL(`${root}/`) },
	logger: { error: (message: string) => logged.push(message) },
	parseData: async ({ data }: { data: object }) => ({ ...data, isParsed: true }),
	entryTypes: new Map([['.mdx', { getEntryInfo: () => Promise.reject(new Error('bad indentation')) }]]),
} as unknown as LoaderContext) as LoaderContext & {
	entryTypes: Map<string, { getEntryInfo(file: object): object }>;
};

function page(kind: string): string {
	const description =
		'What a segment is, how to create one, and how strategies use it to reach the same users.';
	return `---\ntitle: Segments\ndescription: ${description}\nkind: ${kind}\nquestions: [How?]\n---\n\nText.\n`;
}

async function load(source: string): Promise<Record<string, unknown>> {
	writeFileSync(filePath, source);
	return context.parseData({ id: 'page', data: { title: 'From the file' }, filePath });
}

test('a right page goes through untouched', async () => {
	expect(await load(page('reference'))).toEqual({ title: 'From the file', isParsed: true });
	expect(logged).toEqual([]);
	expect(() => assertNoMistakes({ title: 'From the file' })).not.toThrow();
});

test('a wrong page is logged and says its mistakes, until they are corrected', async () => {
	const shown = await load(page('refrence'));
	expect(logged).toEqual([expect.stringContaining('page.mdx:4:7  kind')]);
	const mistakes = { message: logged[0], loc: { file: filePath, line: 4, column: 7 } };
	expect(shown).toMatchObject({ title: 'Mistakes in this page', isParsed: true, mistakes });
	expect(() => assertNoMistakes(shown)).toThrow(logged[0]);
	expect(await load(page('reference'))).toMatchObject({ title: 'From the file' });
});

test('a block of code in an unknown language is a mistake of the page', async () => {
	await load(page('reference').replace('Text.', '```shh\necho\n```'));
	expect(logged).toEqual([expect.stringContaining('found:    a code block in the language "shh"')]);
});

test('a page whose YAML cannot be read is read as one without fields', async () => {
	expect(await context.entryTypes.get('.mdx')?.getEntryInfo({})).toEqual({ body: '', data: {} });
});
