import { describe, expect, test } from 'vitest';
import { checkMdx } from '../../../../src/build/mdx/check-mdx.ts';
import { checkPage } from '../../../../src/build/page-checks.ts';

const FILE = 'src/content/docs/reference/segments.mdx';
const HEAD = `---
title: Segments
description: What a segment is, how to create one, and how strategies use it to reach the same users.
kind: reference
questions: [How?]
---

import { Anchor, Tab, Tabs } from '~/ui/components';
import Triggers from '~/ui/components/events/Triggers.astro';

export const limit = 5;

`;
const LINE = HEAD.split('\n').length;

/** The problems of a text below the imports, each as its line from there, its column, and its other parts. */
const check = (text: string, head = HEAD) =>
	checkMdx(FILE, head + text).map(({ line, column, found, expected, write }) => [
		`${line - LINE + 1}:${column}`,
		found,
		expected,
		write,
	]);

const BRACES = 'JavaScript between braces: MDX reads them as code';
const NAME = 'a name that the page imports or exports: MDX reads braces as code';
const unclosed = (name: string) => `a tag that closes <${name}>: MDX reads angle brackets as elements`;

test.each<[text: string, place: string, found: string, expected: string, fix: string]>([
	[
		'Text\n\n## Steps {#own-id}',
		'3:10',
		'{#own-id}',
		'a heading without an ID: MDX reads braces as code',
		'<Anchor id="own-id" /> above the heading, and import it from ~/components',
	],
	[
		'Use <your-token> here',
		'1:5',
		'<your-token> without an end',
		unclosed('your-token'),
		'put `<your-token>` in backticks, or </your-token> where the element ends',
	],
	[
		'| a |\n| - |\n| <URL> |',
		'3:3',
		'<URL> without an end',
		unclosed('URL'),
		'put `<URL>` in backticks, or </URL> where the element ends',
	],
	['Set {{ .Values.x }}', '1:5', '{{ .Values.x }}', BRACES, 'put `{{ .Values.x }}` in backticks'],
	['Send {"a": 1}', '1:6', '{"a": 1}', BRACES, 'put `{"a": 1}` in backticks'],
	['{\n  "a": 1,\n}', '1:1', "{, with a brace that isn't closed", BRACES, 'put `{` in backticks'],
	['a { b', '1:3', "{ b, with a brace that isn't closed", BRACES, 'put `{` in backticks'],
	['Send {projectId}', '1:6', '{projectId}', NAME, 'put `{projectId}` in backticks'],
	['Send {名前}', '1:6', '{名前}', NAME, 'put `{名前}` in backticks'],
	[
		'<Anchor {...others} />',
		'1:1',
		'{...others}',
		'a name that the page imports or exports',
		'an import of others',
	],
	['/{project-id}/x', '1:2', '{project-id}', NAME, 'put `{project-id}` in backticks'],
	['Set {{ values }}', '1:5', '{{ values }}', NAME, 'put `{{ values }}` in backticks'],
	['a <br> b', '1:3', '<br> without an end', unclosed('br'), '<br />'],
	['<img src="a.png">', '1:1', '<img> without an end', unclosed('img'), '<img src="a.png" />'],
	['<Tabs>\n\na', '1:1', '<Tabs> without an end', unclosed('Tabs'), '</Tabs> where it ends'],
	['<Tabs>\n\n</Tab>', '3:1', '</Tab>', '</Tabs>, because <Tabs> is open', '</Tabs>'],
	['a\n\n</Tabs>', '3:1', '</Tabs>', '<Tabs> above it', '<Tabs>, or remove </Tabs>'],
	['a <!-- b --> c', '1:3', '<!-- b -->', 'a comment of MDX', '{/* b */}'],
	[
		'See <https://a.example/b>',
		'1:5',
		'<https://a.example/b>',
		'an element: MDX reads angle brackets as elements',
		'[https://a.example/b](https://a.example/b)',
	],
	[
		'<a@b.example>',
		'1:1',
		'<a@b.example>',
		'an element: MDX reads angle brackets as elements',
		'[a@b.example](mailto:a@b.example)',
	],
	[
		'a <5 b',
		'1:3',
		'<5',
		'an element: MDX reads angle brackets as elements',
		'put `<5` in backticks, or write &lt; for <',
	],
	['<Tab id=node />', '1:1', 'id=node', 'quotes around the value of an attribute', 'id="node"'],
])('%j is explained', (text, ...expected) => {
	expect(check(text)).toEqual([expected]);
});

describe('components', () => {
	test.each<[text: string, place: string, found: string, expected: string, fix: string]>([
		['<Tbs>a</Tbs>', '1:1', '<Tbs>', 'a component that the page imports', '<Tabs>'],
		[
			'a\n\n<Sample file="x" />',
			'3:1',
			'<Sample>',
			'a component that the page imports',
			"import { Sample } from '~/ui/components'",
		],
		[
			'<Tabs>\n  <Tab id="a" lable="A">b</Tab>\n</Tabs>',
			'2:3',
			"lable, which isn't a prop of <Tab>",
			'one of id, also, label',
			'label instead of lable',
		],
		[
			'<Triggers integrations="a" />',
			'1:1',
			"integrations, which isn't a prop of <Triggers>",
			'one of integration',
			'integration instead of integrations',
		],
	])('%j is explained', (text, ...expected) => {
		expect(check(text)).toEqual([expected]);
	});

	test('an import that ~/components lacks is explained where it stands', () => {
		const head = HEAD.replace('Anchor, Tab', 'Ancor, Tab');
		expect(check('', head)).toEqual([
			[`${8 - LINE + 1}:10`, 'Ancor', 'a component of ~/components', 'Anchor'],
		]);
		expect(check('', HEAD.replace('events/Triggers', 'event/Triggers'))).toMatchObject([
			[
				`${9 - LINE + 1}:22`,
				'~/ui/components/event/Triggers.astro',
				'the file of a component',
				expect.any(String),
			],
		]);
		expect(check('', HEAD.replace('limit = 5', 'limit ='))).toMatchObject([
			[
				expect.stringMatching(/^-1:/),
				expect.stringContaining('export const limit ='),
				expect.any(String),
				expect.any(String),
			],
		]);
	});

	test('props that components inherit, slots, and names of the page are fine', () => {
		expect(
			check('<Tab id="a" label="B" slot="c">{limit}</Tab>\n\n{/* note */}\n\n<Anchor id="a" />'),
		).toEqual([]);
		const request = HEAD.replace('Anchor,', 'ApiRequest,');
		expect(check('<ApiRequest run method="GET" path="/health" title="T" />', request)).toEqual([]);
		expect(check('```js\n<your-token> {{ x }}\n```\n\n`<your-token>` and `{{ x }}`')).toEqual([]);
	});
});

test('a page reports its MDX with the place in the file, also with Windows line ends', () => {
	const page = `${HEAD}Use <your-token> here.\n`;
	for (const source of [page, page.replaceAll('\n', '\r\n')])
		expect(checkPage(FILE, source).map(({ file, line, field }) => [file, line, field])).toEqual([
			[FILE, LINE, 'text'],
		]);
});
