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
		'table listed',
	],
	['four columns, two of them long', [LONG, LONG, 'c', LONG], 'table listed'],
	['three columns of long words', ['changeRequests', 'approvedChanges', 'rejectedChanges'], 'table listed'],
	['five columns of short cells', ['200', '403', '403', '404', 'unauthorized-request'], 'table'],
])('a table with %s', async (_, cells, classes) => {
	const row = (texts: string[]) => `| ${texts.join(' | ')} |`;
	const markdown = [row(cells.map(() => 'Head')), row(cells.map(() => '---')), row(cells)].join('\n');
	const { html } = await markdownToHtml(markdown, { hastPlugins: [scrollingTables()] });
	expect(html).toMatch(new RegExp(`^<div class="${classes}"><table>`));
});

const tableOf = async (...rows: string[]) => {
	const { html } = await markdownToHtml(rows.join('\n'), { hastPlugins: [scrollingTables()] });
	return html.replaceAll('\n', '');
};

test('cells of a listed table begin with the head of their column, but for the first and empty ones', async () => {
	const html = await tableOf('| Name | Default | Use |', '| --- | --- | --- |', `| a | | ${LONG} |`);
	expect(html).toContain(`<td>a</td><td></td><td data-label="Use">${LONG}</td>`);
	expect(await tableOf('| a | b |', '| --- | --- |', '| 1 | 2 |')).not.toContain('data-label');
});

test('under an empty corner the first column names the rows, and no header is empty', async () => {
	const html = await tableOf('| | Cloud |', '| --- | --- |', '| **Upgrades** | `us` |', '| | you |');
	expect(html).toContain('<thead><tr><td></td><th>Cloud</th></tr></thead>');
	expect(html).toContain('<tr><th scope="row"><strong>Upgrades</strong></th><td><code>us</code></td></tr>');
	expect(html).toContain('<tr><td></td><td>you</td></tr>');
});

test('under a corner with a text the first column holds values', async () => {
	expect(await tableOf('| Plan | Cloud |', '| --- | --- |', '| Pro | yes |')).toContain('<td>Pro</td>');
});

test('cells of an aligned column say so by a class, not by a style', async () => {
	const markdown = '| a | b |\n| -: | - |\n| 1 | 2 |';
	const { html } = await markdownToHtml(markdown, { hastPlugins: [scrollingTables()] });
	expect(html).toContain('<th class="right">a</th>');
	expect(html).toContain('<td class="right">1</td>\n<td>2</td>');
	expect(html).not.toContain('style');
});
