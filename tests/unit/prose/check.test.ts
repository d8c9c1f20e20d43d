import { expect, test } from 'vitest';
import { formatProblem } from '~/lib/diagnostics/build-error.ts';
import { checkPage } from '~/prose/check.ts';
import { glossaryRules, wordRules } from '~/prose/rules.ts';

const rules = {
	words: wordRules([
		{ words: ['leverage', 'in order to'], write: 'use', why: 'The short word says the same.' },
		{ words: ['just'], unless: ['has just'], write: 'nothing in its place', why: 'It makes light of work.' },
		{ pattern: '!(?=\\s|$)', name: 'an exclamation mark', write: 'a full stop', why: 'Pages do not cheer.' },
	]),
	terms: glossaryRules([
		{
			term: 'feature flag',
			definition: 'A switch.',
			page: '/x',
			avoid: ['feature toggle', 'rollout strategy'],
		},
	]),
};
const FILE = 'src/content/docs/reference/x.mdx';
const page = (body: string, frontmatter = 'title: X') => `---\n${frontmatter}\n---\n\n${body}\n`;
const found = (body: string, frontmatter?: string) =>
	checkPage(FILE, page(body, frontmatter), rules).map(({ where, found }) => [
		where.replace(`${FILE}:`, ''),
		found,
	]);

test('a banned word is named with file, line, reason and what to write', () => {
	const [problem] = checkPage(FILE, page('Flags help.\n\nYou\nleverage flags.'), rules);
	expect(problem && formatProblem(problem)).toBe(
		`${FILE}:8\n  found:    "leverage"\n  expected: The short word says the same.\n  write:    use`,
	);
});

test('phrases are found over the end of a line, in headings, cells, titles and texts of components', () => {
	expect(found('Do it in order\nto win.')).toEqual([['5', '"in order\nto"']]);
	expect(found('## Leverage it\n\n| Just |\n| --- |\n| just |')).toHaveLength(3);
	expect(found('Text.', "title: 'Just flags'")).toEqual([['2', '"Just"']]);
	expect(found('<Screen alt="Just a form" />')).toEqual([['5', '"Just"']]);
	expect(found('It works! Yes.')).toEqual([['5', 'an exclamation mark: "It works! Yes."']]);
});

test('code, labels, names in italics, addresses and phrases that may stand are left alone', () => {
	const text = 'Who has just come sees `just`, **Just**, *just* and [that](/just).\n\n```sh\njust do! \n```';
	expect(found(text)).toEqual([]);
	expect(found('Just, who has just come.')).toEqual([['5', '"Just"']]);
});

test('names that the glossary avoids are found in one and many, and across a link', () => {
	expect(found('Feature toggles and [feature](/x) toggle.').map(([, word]) => word)).toEqual([
		'"Feature toggles"',
		'"feature toggle"',
	]);
	expect(found('Two rollout strategies, one gradual rollout strategy.')).toEqual([
		['5', '"rollout strategies"'],
	]);
	expect(found('A feature-toggle-like thing.')).toEqual([]);
});

test('questions of readers may have their names for things, titles not', () => {
	expect(found('X.', 'title: X\nquestions:\n  - What is a feature toggle?')).toEqual([]);
	expect(found('X.', 'title: Feature toggles')).toEqual([['2', '"Feature toggles"']]);
});

test('a block of code names its language, an image says what it shows and how large it is', () => {
	expect(found('```\nx\n```\n\n![](/a.png)\n\n<img src="/a.png" alt="" />')).toEqual([
		['5', 'a block of code without a language'],
		['9', 'an image without a text'],
		['11', '<img> without width'],
		['11', '<img> without height'],
	]);
});
