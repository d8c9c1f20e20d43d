import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkPages } from '../../../src/build/page-checks.ts';
import { pageFiles } from '../../../src/schemas/frontmatter/page-files.ts';
import { formatProblems } from '../../../src/schemas/frontmatter/problem.ts';
import { docsFolder } from '../../../src/site/page-routes.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
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
