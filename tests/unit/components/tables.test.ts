import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
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
