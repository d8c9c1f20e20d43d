import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readYaml } from '~/schemas/data/read-facts.ts';
import { pageFiles } from '~/schemas/frontmatter/page-files.ts';
import { SCREENS, type ScreenData, screenSchema } from '~/schemas/screen.ts';
import { readYamlFolder } from '~/schemas/yaml-folder.ts';
import { drawScreen } from '~/ui/components/screen/draw.ts';
import { widthOf, wrap } from '~/ui/components/screen/measure.ts';
import { listOf, wordsOf } from '~/ui/components/screen/words.ts';

const screen = (more: object = {}): ScreenData =>
	screenSchema.parse({
		title: 'New banner',
		about: 'The form for a banner, with one field and two buttons in it.',
		parts: [
			{ part: 'field', label: 'Name', value: 'a < b', mark: 'Choose a name that is free.' },
			{ part: 'buttons', items: [{ label: 'Save', primary: true, mark: 'Saves the new banner.' }] },
		],
		...more,
	});
const says = (name: string, values?: object) =>
	`${name.replace('screen.', '')}${values ? ` ${Object.values(values)}` : ''}`;

test.each([
	...readYamlFolder(SCREENS, screenSchema),
])('%s can be drawn in both forms, with the same marks', (name, data) => {
	const [wide, narrow] = [drawScreen(data, 'wide', name), drawScreen(data, 'narrow', name)];
	expect(wide.svg).toContain('<text');
	expect(narrow.marks).toEqual(wide.marks);
});

test('every screen stands on a page', () => {
	const pages = pageFiles('.')
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n');
	const unused = [...readYamlFolder(SCREENS, screenSchema).keys()].filter(
		(name) => !pages.includes(`<Screen name="${name}"`),
	);
	expect(unused).toEqual([]);
});

test('text is escaped, and marks are numbered in the order of the drawing', () => {
	const { svg, marks } = drawScreen(screen(), 'narrow', 'x');
	expect(svg).toContain('a &lt; b');
	expect(marks).toEqual(['Choose a name that is free.', 'Saves the new banner.']);
});

test('words say each part with its state and its number', () => {
	const data = screen();
	const { marks } = drawScreen(data, 'wide', 'x');
	expect(listOf(wordsOf(data, marks, says), (text) => text)).toBe(
		'<ul><li>window: New banner</li><li>field: Name, a < b (mark 1)</li><li>button: Save (mark 2)</li></ul>',
	);
});

test('lines break between words, and inside of what is wider than a line', () => {
	expect(wrap('one two', widthOf('one two', { size: 14 }), { size: 14 })).toEqual(['one two']);
	expect(wrap('one two', 40, { size: 14 })).toEqual(['one', 'two']);
	expect(wrap('aaaaaaaaaa', 40, { size: 14 }).join('')).toBe('aaaaaaaaaa');
});

describe('mistakes', () => {
	test.each([
		[
			'a label without room',
			{ parts: [{ part: 'table', columns: Array(14).fill('Environment'), rows: [{ cells: ['x'] }] }] },
			'wide' as const,
		],
		[
			'a button wider than a phone',
			{
				parts: [
					{ part: 'buttons', items: [{ label: 'A label that is by far too long for a drawing of a phone' }] },
				],
			},
			'narrow' as const,
		],
	])('%s', (_name, more, form) => {
		expect(() => drawScreen(screen(more), form, 'x')).toThrow(
			/^src\/content\/screens\/x\.yaml\n {2}found: .*\n {2}expected: .*\n {2}write: /,
		);
	});

	test('an unknown field names its line and the fields there are', () => {
		const text = 'titles: New banner\nabout: A form\nparts: []\n';
		expect(() => readYaml(`${SCREENS}/x.yaml`, text, screenSchema)).toThrow(
			/x\.yaml:1:\d+ {2}titles\n {2}found: {4}the field titles\n {2}expected: only title.*\n {2}write: {4}title: instead/,
		);
	});
});
