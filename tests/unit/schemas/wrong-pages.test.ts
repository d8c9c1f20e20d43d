import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkFrontmatter } from '../../../src/schemas/frontmatter/check.ts';
import { formatProblems } from '../../../src/schemas/frontmatter/problem.ts';

/*
 * Each wrong page in fixtures/wrong stands beside a text with the exact message it must yield.
 * The pages are judged as if they were the page /reference/segments.
 */
const folder = new URL('fixtures/wrong/', import.meta.url);
const page = 'src/content/docs/reference/segments.mdx';
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder)
	.filter((name) => name.endsWith('.mdx'))
	.map((name) => name.replace('.mdx', ''));

describe('a wrong page', () => {
	test('there are enough of them', () => {
		expect(names.length).toBeGreaterThanOrEqual(18);
	});

	test.each(names)('%s', (name) => {
		const problems = checkFrontmatter(page, read(`${name}.mdx`));
		expect(formatProblems(problems)).toBe(read(`${name}.txt`).trimEnd());
	});
});

describe('the same page', () => {
	test('with Windows line ends has the same problems', () => {
		for (const name of names) {
			const source = read(`${name}.mdx`).replaceAll('\n', '\r\n');
			expect(formatProblems(checkFrontmatter(page, source)), name).toBe(read(`${name}.txt`).trimEnd());
		}
	});

	test('with an empty line before the frontmatter has them one line lower', () => {
		const source = read('unknown-kind.mdx');
		expect(checkFrontmatter(page, source)).toMatchObject([{ line: 4, column: 7, field: 'kind' }]);
		expect(checkFrontmatter(page, `\n${source}`)).toMatchObject([{ line: 5, column: 7, field: 'kind' }]);
	});
});
