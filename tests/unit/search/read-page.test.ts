import { describe, expect, test } from 'vitest';
import { readPage } from '../../../src/search/records/read-page.ts';

const head = '<title>T</title><meta name="description" content="What it is.">';

function html(main: string, extra = ''): string {
	return `<!doctype html><html lang="en"><head>${head}${extra}</head><body><nav>Menu</nav><main data-pagefind-body>${main}</main></body></html>`;
}

describe('a built page is read', () => {
	const read = readPage(
		html(`<nav class="breadcrumbs"><ol><li>Docs</li><li>Core</li><li>More</li></ol></nav><h1>Segments</h1>
			<details class="contents"><summary>On this page</summary><a href="#a">First</a></details>
			<div><p>Intro with <code>code</code>.</p><pre>hidden code</pre>
			<h2 id="a"><a href="#a">First</a></h2><p>One<br>two</p><table><tr><td>x</td><td><code>A_<wbr>B</code></td></tr></table>
			<h3 id="b">Deeper</h3><p>Three</p><button>Copy</button>
			<h2 id="c">Second</h2><p>Four</p></div>`),
		'/reference/segments',
		{
			url: '/reference/segments',
			keywords: ['list'],
			questions: ['Why?'],
			messages: [{ text: 'No segment', anchor: 'create' }],
			asked: [{ text: 'group of customers', anchor: 'b' }],
			rank: 'high',
			dated: false,
		},
	);

	test('with its category, title and description', () => {
		expect(read).toMatchObject({
			category: 'Core',
			title: 'Segments',
			description: 'What it is.',
			language: 'en',
		});
		expect(read).toMatchObject({
			messages: [{ text: 'No segment', anchor: 'create' }],
			asked: [{ text: 'group of customers', anchor: 'b' }],
			keywords: ['list'],
			questions: ['Why?'],
			rank: 'high',
			group: 'guide',
		});
	});

	test('section by section, without code blocks, controls and navigation', () => {
		expect(read?.sections).toEqual([
			{ anchor: '', level: 1, headings: [], text: 'Intro with code.' },
			{ anchor: 'a', level: 2, headings: ['First'], text: 'One two\nx · A_B' },
			{ anchor: 'b', level: 3, headings: ['First', 'Deeper'], text: 'Three' },
			{ anchor: 'c', level: 2, headings: ['Second'], text: 'Four' },
		]);
	});
});

test('rows with an id are sections of their own, and programs’ output is text', () => {
	const table =
		'<table><tr><th>Event</th></tr><tr id="x-made"><td><code>x-made</code></td><td>An x was made.</td></tr></table>';
	const read = readPage(
		html(
			`<h1>T</h1><h2 id="a">Events</h2><p>Before.</p>${table}<p>After.</p><pre data-lang="text">Error: no x</pre>`,
		),
		'/x',
	);
	expect(read?.sections).toEqual([
		{ anchor: 'a', level: 2, headings: ['Events'], text: 'Before.\nEvent\nAfter.\nError: no x' },
		{ anchor: 'x-made', level: 3, headings: ['Events', 'x-made'], text: 'An x was made.', row: true },
	]);
});

test('pages that opt out are left out', () => {
	const listed = html('<h1>T</h1>');
	expect(readPage(listed.replace(' data-pagefind-body', ''), '/x')).toBeUndefined();
	expect(readPage(listed, '/x')).toMatchObject({ language: 'en', version: 'current' });
});

test('a page that cannot be read is named', () => {
	expect(() => readPage(html('<p>No title</p>'), '/broken')).toThrow(/\/broken\n.*h1/);
});

test.each([
	['/reference/api/unleash/get-segments', 'api'],
	['/reference/api/legacy/unleash/basic-auth', 'legacy'],
	['/contributing/ADRs', 'contributing'],
	['/quickstart', 'guide'],
])('%s ranks as %s', (url, group) => {
	expect(readPage(html('<h1>T</h1>'), url)?.group).toBe(group);
});

test('a page about what is deprecated ranks as legacy', () => {
	const facts = {
		url: '/x',
		keywords: [],
		questions: [],
		messages: [],
		asked: [],
		rank: 'normal' as const,
		dated: true,
	};
	expect(readPage(html('<h1>T</h1>'), '/x', facts)?.group).toBe('legacy');
});
