import { expect, test } from 'vitest';
import { citedSources, ended, newExchange, withPart } from '~/assistant/exchange.ts';
import { safeUrl } from '~/assistant/safe-url.ts';
import { assistantLimits } from '~/config/assistant-limits.ts';
import { sentencesOf, windowsOf } from '~/search/passages/sentences.ts';

test('a long question is cut, and says so', () => {
	expect(newExchange(1, ' short ')).toMatchObject({ question: 'short', cut: false });
	const long = newExchange(1, 'x'.repeat(assistantLimits.question + 1));
	expect(long.question).toHaveLength(assistantLimits.question);
	expect(long.cut).toBe(true);
});

test('an answer without anything in it is none', () => {
	const asked = newExchange(1, 'a');
	expect(ended(asked).state).toBe('refused');
	expect(ended(withPart(asked, { kind: 'text', text: ' ' })).state).toBe('refused');
	expect(ended(withPart(asked, { kind: 'text', text: 'b' })).state).toBe('done');
	expect(ended(withPart(asked, { kind: 'refused' })).state).toBe('refused');
});

test('sources are those that the text names', () => {
	const sources = ['A', 'B', 'C'].map((title) => ({ title, url: `/${title}` }));
	const told = withPart(withPart(newExchange(1, 'a'), { kind: 'sources', sources }), {
		kind: 'text',
		text: 'See [3], [1], [3] and [9].',
	});
	expect(citedSources(told).map(({ number, source }) => `${number} ${source.title}`)).toEqual(['1 A', '3 C']);
});

test.each([
	['/quickstart#a', '/quickstart#a'],
	['https://docs.test/quickstart?a=1', '/quickstart?a=1'],
	['https://other.test/a', 'https://other.test/a'],
	['javascript:alert(1)', undefined],
	[' JaVaScRiPt:alert(1)', undefined],
	['data:text/html,<script>alert(1)</script>', undefined],
	['http://[', undefined],
])('a link to %s leads to %s', (address, led) => {
	expect(safeUrl(address, 'https://docs.test/here')).toBe(led);
});

test('a text is cut into its sentences, and into runs of them that can be quoted', () => {
	const text = 'Use e.g. Edge. It is 2.5 times faster! Set `a.b` (see below). Done';
	expect(sentencesOf(text)).toEqual([
		'Use e.g. Edge.',
		'It is 2.5 times faster!',
		'Set `a.b` (see below).',
		'Done',
	]);
	expect([...windowsOf('One two. Three four. Five.', 20)]).toContainEqual({
		text: 'One two. Three four.',
		line: 0,
	});
	const long = [...windowsOf('word '.repeat(100).trim(), 40)];
	expect(Math.max(...long.map(({ text }) => text.length))).toBeLessThanOrEqual(40);
});
