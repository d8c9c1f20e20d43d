import { expect, test } from 'vitest';
import { type PageTitle, suggestPages, wordsOfPath } from '~/ui/components/missing/suggest-pages.ts';

const pages: PageTitle[] = [
	['/', 'Home'],
	['/quickstart', 'Quickstart'],
	['/reference/segments', 'Segments'],
	['/reference/feature-toggles', 'Feature flags'],
	['/reference/activation-strategies', 'Activation strategies'],
	['/reference/custom-activation-strategies', 'Custom activation strategies'],
	['/reference/sdks/python', 'Python SDK'],
	['/feature-flag-tutorials/python', 'Feature flags in Python'],
	['/reference/api/unleash/get-segments', 'List segments'],
];
const first = (path: string) => suggestPages(path, pages)[0]?.[0];

test.each([
	['/concepts/activation-strategies', '/reference/activation-strategies'],
	['/concepts/activation-stratgies/', '/reference/activation-strategies'],
	['/Reference/Segments', '/reference/segments'],
	['/reference/segments.', '/reference/segments'],
	['/reference/segment.html', '/reference/segments'],
	['/quickstart)', '/quickstart'],
	['/quick-start', '/quickstart'],
	['/%71uickstart%29', '/quickstart'],
	['/reference/feature-flag', '/reference/feature-toggles'],
	['/tutorials/sdks/python', '/reference/sdks/python'],
	['/reference/api/unleash/get-segment', '/reference/api/unleash/get-segments'],
])('%s suggests %s first', (path, page) => {
	expect(first(path)).toBe(page);
});

test.each([
	'/',
	'/%E0%A4%A',
	'/zebra',
	'/12',
	'///',
	`/${'segments'.repeat(1000)}`,
])('%s suggests nothing', (path) => {
	expect(suggestPages(path, pages)).toEqual([]);
});

test('at most five pages are suggested', () => {
	const many = Array.from({ length: 9 }, (_, index): PageTitle => [`/area-${index}/segments`, 'Segments']);
	expect(suggestPages('/segments', many)).toHaveLength(5);
});

test.each([
	['/concepts/Activation-Strategies).', 'activation strategies'],
	['/reference/segments/', 'segments'],
	['/a%20b/what_is<script>', 'what is script'],
	['/', ''],
])('the words of %s are "%s"', (path, words) => {
	expect(wordsOfPath(path).join(' ')).toBe(words);
});
