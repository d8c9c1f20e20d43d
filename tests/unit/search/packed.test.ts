import { expect, test } from 'vitest';
import { usualAnchor } from '../../../src/search/packed/anchors.ts';
import { decodeTexts, encodeTexts } from '../../../src/search/packed/coding.ts';
import { packDetails, unpackDetails } from '../../../src/search/packed/details.ts';
import { packOutline, unpackOutline } from '../../../src/search/packed/outline.ts';
import { termsOfText } from '../../../src/search/text/words.ts';
import { page } from './pages.ts';

const guide = page({
	url: '/guide',
	title: 'Guide',
	description: 'About zebras',
	keywords: ['stripes'],
	questions: ['What is a zebra?', 'Where do zebras live?'],
	messages: [
		{ text: 'Zebra … has no stripes', anchor: 'its-life' },
		{ text: 'Too many zebras', anchor: '' },
	],
	asked: [
		{ text: 'what horses with stripes eat', anchor: 'food-1' },
		{ text: 'striped animal', anchor: '' },
	],
	rank: 'high',
	sections: [
		{ anchor: '', level: 1, headings: [], text: 'A zebra is striped.' },
		{ anchor: 'its-life', level: 2, headings: ['Its life'], text: '' },
		{ anchor: 'food-1', level: 3, headings: ['Its life', 'Food'], text: 'Grass' },
		{
			anchor: 'zebra-born',
			level: 4,
			headings: ['Its life', 'Food', 'zebra-born'],
			text: 'An event',
			row: true,
		},
		{ anchor: 'dead', level: 4, headings: ['Its life', 'Food', 'zebra-died'], text: 'Another', row: true },
		{ anchor: 'kin', level: 2, headings: ['Kin'], text: 'Horses' },
	],
});
const rows = page({
	url: '/reference/api/rows',
	title: 'Rows',
	language: 'ar',
	sections: [{ anchor: 'first', level: 2, headings: ['first'], text: 'Before any heading', row: true }],
});

test('an outline has what names the pages', () => {
	const [first, second] = unpackOutline(structuredClone(packOutline([guide, rows])));
	expect(first).toEqual({
		...guide,
		description: [],
		questions: guide.questions.map(termsOfText),
		messages: guide.messages.map(({ text, anchor }) => ({ text: termsOfText(text), anchor })),
		asked: [],
		sections: guide.sections.filter(({ row }) => !row).map((section) => ({ ...section, text: [] })),
	});
	expect(second).toMatchObject({ url: '/reference/api/rows', language: 'ar', questions: [], sections: [] });
});

test('an id that the address says is not written twice', () => {
	const operation = page({
		url: '/reference/api/unleash/create-feature',
		title: 'Create a flag',
		keywords: ['createFeature', 'POST /api/admin/projects/{projectId}/features'],
	});
	const packed = packOutline([operation]);
	expect(packed.keywords).toEqual([['', 'POST /api/admin/projects/{projectId}/features']]);
	expect(unpackOutline(packed)[0]?.keywords).toEqual(operation.keywords);
});

test('with the details it has everything, as terms', () => {
	const all = [rows, guide];
	const outline = unpackOutline(packOutline(all));
	const details = packDetails(all, ({ url }) => url === '/guide');
	expect(unpackDetails(structuredClone(details), outline)).toEqual([
		{
			...guide,
			description: termsOfText(guide.description),
			questions: guide.questions.map(termsOfText),
			messages: guide.messages.map(({ text, anchor }) => ({ text: termsOfText(text), anchor })),
			asked: guide.asked.map(({ text, anchor }) => ({ text: termsOfText(text), anchor })),
			sections: guide.sections.map((section) => ({ ...section, text: termsOfText(section.text) })),
		},
	]);
	expect(
		unpackDetails(
			packDetails(all, ({ url }) => url !== '/guide'),
			outline,
		)[0]?.sections,
	).toEqual([{ ...rows.sections[0], text: termsOfText('Before any heading') }]);
});

test('more terms than there are characters of two bytes come through JSON as they were', () => {
	const words = Array.from({ length: 60_000 }, (_, number) => `w${number}`);
	const coded = JSON.parse(JSON.stringify(encodeTexts([words.join(' '), '', 'w59999 w1'])));
	expect(decodeTexts(coded)).toEqual([words, [], ['w59999', 'w1']]);
});

test('usual anchors are those of Markdown', () => {
	expect(usualAnchor('What’s new in v4.0, really?')).toBe('whats-new-in-v40-really');
	expect(usualAnchor('البدء السريع')).toBe('البدء-السريع');
});

test('what readers type who need an operation stays as it is spelled', () => {
	const operation = page({
		url: '/reference/api/unleash/delete-segment',
		title: 'Delete a segment',
		keywords: ['deleteSegment', 'DELETE /api/admin/segments/{id}'],
		asked: [{ text: 'get rid of an audience', anchor: '' }],
	});
	const packed = packDetails([operation], () => true);
	expect(unpackDetails(packed, unpackOutline(packOutline([operation])))[0]?.asked).toEqual(operation.asked);
});
