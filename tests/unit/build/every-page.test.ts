import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkPages } from '../../../src/build/page-checks.ts';
import { docsFolder } from '../../../src/lib/urls/page-routes.ts';
import { pageFiles } from '../../../src/schemas/frontmatter/page-files.ts';
import { formatProblems } from '../../../src/schemas/frontmatter/problem.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
beforeEach(() => rmSync(path.join(root, docsFolder), { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true }));

const head = (kind: string) =>
	`---\ntitle: Segments\ndescription: What a segment is, how to create one, and how strategies use it to reach the same users.\nkind: ${kind}\nquestions: [How?]\n---\n\n`;

test('mistakes of all pages are reported at once, each with its place', async () => {
	const pages = {
		a: `${head('reference')}\`\`\`shh\necho\n\`\`\`\n\n\`\`\`sh ruin\necho\n\`\`\`\n`,
		b: `${head('reference')}\`\`\`yamll\na: b\n\`\`\`\n`,
		c: head('refrence'),
	};
	mkdirSync(path.join(root, docsFolder), { recursive: true });
	for (const [name, text] of Object.entries(pages)) {
		writeFileSync(path.join(root, docsFolder, `${name}.mdx`), text);
	}
	const said = formatProblems(await checkPages(root, pageFiles(root)));
	expect(said).toMatch(/^4 mistakes in 3 pages\n/);
	expect(said).toContain(
		'a.mdx:8:1  command\n  found:    a code block in the language "shh"\n  expected: one of',
	);
	expect(said).toContain('a.mdx:12:1  command\n  found:    ruin');
	expect(said).toMatch(/b\.mdx:8:1 .*\n.*"yamll"\n.*\n {2}write: {4}yaml\n/);
	expect(said).toContain('c.mdx:4:7  kind');
});

test.each([
	['a page.mdx', 'a-page.mdx'],
	['b/v1.2.mdx', 'b/v1-2.mdx'],
	['1.2/a.b.md', '1.2/a-b.md'],
	['c/caf\u00e9?.mdx', 'c/cafe.mdx'],
	['-d.MDX', 'd.mdx'],
	['e.markdown', 'e.mdx'],
	['e e/f.mdx', 'e-e/f.mdx'],
])('a page with the name %s is reported, with a name that works', async (name, right) => {
	const file = path.join(root, docsFolder, name);
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, head('reference'));
	expect(formatProblems(await checkPages(root, pageFiles(root)))).toBe(
		`1 mistake in 1 page\n\n${docsFolder}/${name}:1:1  file name\n  found:    ${name}\n  expected: letters, digits, and hyphens, because the name becomes the URL, and the extension .mdx or .md\n  write:    rename the file to ${right}`,
	);
});

test('hidden files and those that other pages import are no pages', () => {
	const folder = path.join(root, docsFolder, 'a');
	mkdirSync(folder, { recursive: true });
	for (const name of ['.#b.mdx', '._b.mdx', '_b c.mdx', 'b c.png'])
		writeFileSync(path.join(folder, name), '');
	expect(pageFiles(root)).toEqual([]);
});
