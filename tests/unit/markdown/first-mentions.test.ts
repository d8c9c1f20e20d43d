import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { firstMentions } from '~/markdown/first-mentions.ts';

const glossary = {
	segment: { term: 'segment', definition: 'A named set.', page: '/reference/segments' },
	'backend-sdk': { term: 'backend SDK', definition: 'It decides in memory.', page: '/reference/sdks' },
	event: { term: 'event', definition: 'A record.', page: '/reference/events', common: true as const },
};

/** The page as HTML, each mention as `[words]`. */
async function written(markdown: string, page: string | undefined = '/quickstart'): Promise<string> {
	const { html } = await markdownToHtml(markdown, {
		fileURL: pathToFileURL(join(process.cwd(), 'page.mdx')),
		hastPlugins: [firstMentions(glossary, () => page)],
	});
	return html.replaceAll(/<a class="term" href="[^"]+">([^<]+)<span.+?<\/span><\/a>/g, '[$1]').trim();
}

test('the first mention of a term is a link with its definition', async () => {
	const { html } = await markdownToHtml('Use a segment.', {
		fileURL: pathToFileURL(join(process.cwd(), 'page.mdx')),
		hastPlugins: [firstMentions(glossary, () => '/quickstart')],
	});
	expect(html).toContain(
		'<p>Use a <a class="term" href="/reference/segments">segment<span class="term-definition" role="note" data-search="skip">A named set.</span></a>.</p>',
	);
});

test.each([
	['the first of several, also in the plural', 'Segments and a segment.', '<p>[Segments] and a segment.</p>'],
	['two terms of one text', 'A backend SDK, a segment.', '<p>A [backend SDK], a [segment].</p>'],
	['on both sides of other marks', 'A *new* segment', '<p>A <em>new</em> [segment]</p>'],
	[
		'no part of another word',
		'segmented, sub-segment, segment-id',
		'<p>segmented, sub-segment, segment-id</p>',
	],
	['no heading', '## A segment', '<h2>A segment</h2>'],
	['no code', '`segment`', '<p><code>segment</code></p>'],
	['no word with an everyday sense', 'An event', '<p>An event</p>'],
	[
		'no term whose page is linked',
		'A segment, [more](/reference/segments#fields)',
		'<p>A segment, <a href="/reference/segments#fields">more</a></p>',
	],
	[
		'a term beside a link to a page below its own',
		'[more](/reference/sdks/node), a backend SDK',
		'<p><a href="/reference/sdks/node">more</a>, a [backend SDK]</p>',
	],
])('marked is %s', async (_, markdown, html) => {
	expect(await written(markdown)).toBe(html);
});

test('a page does not explain its own term, and texts that are no pages explain none', async () => {
	expect(await written('A segment', '/reference/segments')).toBe('<p>A segment</p>');
	const { html } = await markdownToHtml('A segment', { hastPlugins: [firstMentions(glossary, () => '/x')] });
	expect(html).toContain('<p>A segment</p>');
});
