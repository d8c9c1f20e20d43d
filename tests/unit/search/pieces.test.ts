import { expect, test } from 'vitest';
import { escapeHtml } from '~/lib/html/escape-html.ts';
import { piecesOf } from '~/search/pieces.ts';

const text = (html: string | null) =>
	piecesOf(html)
		.map((piece) => piece.text)
		.join('');

test('marks of a hit become pieces of their own', () => {
	expect(piecesOf('Managing <mark>con</mark>straints')).toEqual([
		{ text: 'Managing ', marked: false },
		{ text: 'con', marked: true },
		{ text: 'straints', marked: false },
	]);
	expect(piecesOf('')).toEqual([]);
	expect(piecesOf(null)).toEqual([]);
});

test('what was escaped is shown as it was written', () => {
	const written = `<mark> & "it's" &#60; &amp;`;
	expect(text(escapeHtml(written))).toBe(written);
});

test('markup that nobody escaped stays text', () => {
	expect(piecesOf('<img src=x onerror=alert(1)><mark class="a">')).toEqual([
		{ text: '<img src=x onerror=alert(1)><mark class="a">', marked: false },
	]);
});
