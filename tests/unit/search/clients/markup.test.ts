import { expect, test } from 'vitest';
import { MARK_CLOSE, MARK_OPEN, marked, markedSnippet, plain, safeUrl } from '~/search/adapters/markup.ts';

const markup = { before: '<b>', after: '</b>', ellipsis: ' <…> ', words: 2 };
const on = (text: string) => MARK_OPEN + text + MARK_CLOSE;

test('what a text says in angle brackets stays text, inside and outside marks', () => {
	expect(marked(`<i> ${on('<u>')} & <b>`, markup).value).toBe(
		'&#60;i&#62; <b>&#60;u&#62;</b> &#38; &#60;b&#62;',
	);
});

test.each([
	[MARK_OPEN, ''],
	[`a${MARK_OPEN}b`, 'a<b>b</b>'],
	[`a${MARK_CLOSE}b`, 'ab'],
	[`${MARK_OPEN}a${MARK_OPEN}b${MARK_CLOSE}c`, '<b>ab</b>c'],
])('planted marks open no tag that is not closed: %j', (text, expected) => {
	expect(marked(text, markup).value.replace('<b></b>', '')).toBe(expected);
});

test('the level says whether all words of the query match', () => {
	expect(marked('one two', markup).matchLevel).toBe('none');
	expect(marked(`${on('one')} ${on('One')} two`, markup).matchLevel).toBe('partial');
	expect(marked(`${on('one')} ${on('two')}`, markup).matchLevel).toBe('full');
	expect(marked('one', markup, 'full').matchLevel).toBe('full');
});

test('a snippet is cut around the first match, with an escaped ellipsis where it was cut', () => {
	const text = `1 2 3 4 ${on('5')} 6 7 8 9`;
	expect(markedSnippet(text, 4, markup).value).toBe(' &#60;…&#62; 4 <b>5</b> 6 7 &#60;…&#62; ');
	expect(markedSnippet(text, 9, markup).value).toBe('1 2 3 4 <b>5</b> 6 7 8 9');
	expect(markedSnippet(`1 2 3 ${on('4')}`, 3, markup).value).toBe(' &#60;…&#62; 2 3 <b>4</b>');
	expect(markedSnippet('1 2 3 4', 3, markup).value).toBe('1 2 3 &#60;…&#62; ');
});

test('text without marks is escaped and loses planted ones', () => {
	expect(plain(`a${MARK_OPEN}'b"`)).toBe('a&#39;b&#34;');
});

test('addresses lead to pages, and carry no markup', () => {
	expect(safeUrl('/a/b?c=1&d#e')).toBe('/a/b?c=1&d#e');
	expect(safeUrl('https://docs.example.com/a')).toBe('https://docs.example.com/a');
	expect(safeUrl("/a\"><b onclick='c'>")).toBe('/a%22%3e%3cb%20onclick=%27c%27%3e');
	for (const url of ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,a', 'JavaScript:a', ''])
		expect(safeUrl(url)).toBe('#');
});
