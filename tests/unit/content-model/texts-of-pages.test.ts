import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFacts } from '../../../src/schemas/data/read-facts.ts';
import { docsFolder } from '../../../src/schemas/frontmatter/entry-id.ts';
import { pageFiles } from '../../../src/schemas/frontmatter/page-files.ts';

/** Pages that say what others, or older versions, call a thing. */
const QUOTES = ['api-overview.mdx', 'reference/whats-new-v4.mdx'];

const pages = pageFiles('.').map((file) => {
	const source = readFileSync(file, 'utf8');
	const [, frontmatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
	const kind = /^kind: (.*)$/m.exec(frontmatter)?.[1];
	return { name: file.slice(docsFolder.length + 1), kind, body };
});

/** Running text: without code, labels of the admin UI, addresses, tags and names of other vendors' things in italics. */
const running = (body: string) =>
	body
		.replaceAll(/```.*?```/gs, '')
		.replaceAll(/`[^`\n]*`/g, '')
		.replaceAll(/\*\*[^*\n]+\*\*/g, '')
		.replaceAll(/(?<!\*)\*[^*\n]+\*(?!\*)/g, '')
		.replaceAll(/\]\([^)]*\)/g, ']')
		.replaceAll(/<[^>]*>/g, '');

/** A name in one and many, as a whole word. Links may start and end in it. */
const pattern = (name: string) =>
	new RegExp(`(?<![\\w-])${RegExp.escape(name).replace(/y$/, '(?:y|ies)')}s?(?![\\w-])`, 'i');

const avoided = Object.values(readFacts('glossary')).flatMap(({ term, avoid = [] }) =>
	avoid.map((name) => ({ term, name, found: pattern(name) })),
);

test('pages use the terms of the glossary', () => {
	const wrong = pages
		.filter(({ name, kind }) => kind !== 'writers' && !QUOTES.includes(name))
		.flatMap(({ name, body }) => {
			const text = running(body).replaceAll('gradual rollout strategy', '');
			return avoided
				.filter(({ found }) => found.test(text))
				.map((one) => `${name} says "${found(one.found, text)}": write "${one.term}"`);
		});
	expect(wrong).toEqual([]);
});

test('pages that quote other names still do', () => {
	const quoting = pages.filter(({ body }) => avoided.some(({ found }) => found.test(running(body))));
	const names = quoting.map(({ name }) => name);
	expect(QUOTES.filter((name) => pages.some((page) => page.name === name) && !names.includes(name))).toEqual(
		[],
	);
});

test.each(
	pages.filter(({ kind }) => kind !== 'landing' && kind !== 'writers'),
)('$name ends in two to five next steps', ({ body }) => {
	const last = body.slice(body.lastIndexOf('\n## '));
	expect(last).toMatch(/^\n## Next steps\n/);
	const links = last.match(/^- .*\]\(\S+\)/gm) ?? [];
	expect(links.length).toBeGreaterThanOrEqual(2);
	expect(links.length).toBeLessThanOrEqual(5);
});

function found(expression: RegExp, text: string): string {
	return expression.exec(text)?.[0] ?? '';
}
