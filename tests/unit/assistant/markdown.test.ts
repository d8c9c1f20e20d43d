import type { Token } from 'marked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { lexMarkdown } from '~/assistant/lex-markdown.ts';
import type { AssistantTexts } from '~/assistant/texts.ts';
import { assistantLimits } from '~/config/assistant-limits.ts';
import Markdown from '~/ui/islands/assistant/Markdown.tsx';

const render = (markdown: string) =>
	renderToStaticMarkup(createElement(Markdown, { markdown, sources: [], texts: {} as AssistantTexts }));

const most = (text: string) => text.repeat(assistantLimits.answer / text.length);
const hostile: [string, string][] = [
	['quotes inside each other', `${'>'.repeat(2000)}a`],
	['as many quotes as fit', most('>')],
	['lists inside each other', `${'- '.repeat(4000)}a`],
	['numbered lists inside each other', most('1. ')],
	['quotes and lists in turn', most('> - ')],
	['marks around a letter', `${'_'.repeat(3000)}a${'_'.repeat(3000)}`],
	['marks that are never closed', most('__a_')],
	['links that are never closed', most('[a](')],
	['brackets', most('[')],
	['tags', most('<a ')],
	['lines of marks', most('*a\n')],
	['code that is never closed', most('`a')],
	['a table that is too wide', `${'|'.repeat(9000)}\n${'|-'.repeat(9000)}`],
];

describe.each(hostile)('%s', (_, markdown) => {
	test('are shown as text where they go too far', () => {
		expect(depthOf(lexMarkdown(markdown))).toBeLessThanOrEqual(3 * assistantLimits.depth);
		expect(render(markdown).length).toBeGreaterThan(0);
	});
});

test('what goes too deep is still there, and what is beside it is Markdown', () => {
	expect(render(`**a**\n\n${'> '.repeat(40)}deep`)).toMatch(/<strong><span>a<\/span><\/strong>.*deep/s);
	expect(render(`${'[b] '.repeat(assistantLimits.marks)}\n\n**a**`)).toMatch(
		/\[b\].*<strong><span>a<\/span><\/strong>/s,
	);
});

function depthOf(tokens: readonly Token[]): number {
	const inside = (token: Token) =>
		token.type === 'list' ? token['items'] : 'tokens' in token ? (token.tokens ?? []) : [];
	let depth = 0;
	for (let level = tokens; level.length > 0; level = level.flatMap(inside)) depth++;
	return depth;
}
