import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { alignedCells } from '~/markdown/alignment.ts';
import { scrollingTables } from '~/markdown/tables.ts';

const LONG = 'a text that takes several lines of a narrow column';

test.each([
	['two columns', ['a', LONG], 'table'],
	['three short columns', ['a', 'b', 'c'], 'table'],
	[
		'three columns, the last long',
		['a', 'b', `**a text** that takes \`several\` lines of it`],
		'table long-3',
	],
	['four columns, two of them long', [LONG, LONG, 'c', LONG], 'table many long-2 long-4'],
])('a table with %s', async (_, cells, classes) => {
	const row = (texts: string[]) => `| ${texts.join(' | ')} |`;
	const markdown = [row(cells.map(() => 'Head')), row(cells.map(() => '---')), row(cells)].join('\n');
	const { html } = await markdownToHtml(markdown, { hastPlugins: [scrollingTables()] });
	expect(html).toMatch(new RegExp(`^<div class="${classes}"><table>`));
});

test('cells of an aligned column say so by an attribute, not by a style', async () => {
	const markdown = '| a | b |\n| -: | - |\n| 1 | 2 |';
	const { html } = await markdownToHtml(markdown, { hastPlugins: [alignedCells(), scrollingTables()] });
	expect(html).toContain('<th align="right">a</th>');
	expect(html).toContain('<td align="right">1</td>\n<td>2</td>');
	expect(html).not.toContain('style');
});
