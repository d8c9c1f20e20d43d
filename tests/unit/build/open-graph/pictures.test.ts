import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { colorsOf } from '~/build/open-graph/colors.ts';
import { coverageOf } from '~/build/open-graph/coverage.ts';
import { drawCard } from '~/build/open-graph/draw.ts';
import { canWrite, loadFonts } from '~/build/open-graph/fonts.ts';
import { widthsIn } from '~/build/open-graph/letters.ts';
import { polygon, rounded } from '~/build/open-graph/shapes.ts';
import { fitLines } from '~/build/open-graph/wrap.ts';

const fonts = await loadFonts();
const colors = colorsOf(readFileSync('src/ui/styles/tokens.css', 'utf8'));
const room = { width: 100, sizes: [20, 10], lines: 2, height: 40, leading: 1 };
const wide = (text: string, size: number) => text.length * size * 0.5;
const draw = (card: Parameters<typeof drawCard>[0]) => drawCard(card, fonts, colors, 'Docs');

test('a text takes the largest size at which it fits', () => {
	expect(fitLines(['one ', 'two'], room, wide)).toEqual({ lines: ['one two'], size: 20 });
	expect(fitLines(['one two ', 'three'], room, wide)).toEqual({ lines: ['one two', 'three'], size: 20 });
	expect(fitLines(['one two ', 'three ', 'four five six'], room, wide).size).toBe(10);
});

test('at the smallest size nothing is cut: there are more lines, and long words are broken', () => {
	const word = 'x'.repeat(90);
	const { lines, size } = fitLines([word], room, wide);
	expect(size).toBe(10);
	expect(lines.join('')).toBe(word);
	expect(lines.every((line) => wide(line, size) <= room.width)).toBe(true);
});

test('colors are those of the light theme, in a form that every renderer knows', () => {
	expect(colors.paper).toMatch(/^#f[0-9a-f]{5}$/);
	expect(Object.values(colors).every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
});

test('code has no ligatures, and the fonts have all letters of Latin names', () => {
	const widthOf = widthsIn(fonts.code);
	expect(widthOf('DELETE', 10)).toBeCloseTo(6 * widthOf('D', 10), 3);
	expect(canWrite(fonts.bold, 'Größe: “naïve” – 100 %')).toBe(true);
	expect(canWrite(fonts.bold, 'البدء')).toBe(false);
});

test('a shape covers as much of each pixel as lies in it', () => {
	const square = coverageOf(polygon([0.5, 0], [2, 0], [2, 1.25], [0.5, 1.25]));
	expect([...square.pixels]).toEqual([128, 255, 0, 0, 32, 64, 0, 0, 0, 0, 0, 0]);
	const ring = coverageOf([...rounded(0, 0, 40, 40, 20), ...rounded(30, 10, -20, 20, 10)]);
	const area = ring.pixels.reduce((sum, pixel) => sum + pixel / 255, 0);
	expect(area / (Math.PI * (20 ** 2 - 10 ** 2))).toBeCloseTo(1, 1);
});

test('a title in letters that the font lacks leaves the name of the site', () => {
	expect(draw({ title: 'البدء', section: 'x' }).pixels).toEqual(draw({ title: 'Docs', section: '' }).pixels);
});

test('the longest title and path stay within the picture', async () => {
	const canvas = draw({
		title: 'W'.repeat(59),
		section: 'API reference · Change requests',
		endpoint: {
			method: 'DELETE',
			path: '/api/admin/projects/{project}/features/{feature}/environments/{environment}/strategies/{id}/x',
		},
	});
	const { data, info } = await sharp(await canvas.png())
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect([info.width, info.height]).toEqual([1200, 630]);
	const dark = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 128;
	const right = Array.from({ length: 630 }, (_, y) => y).filter((y) =>
		Array.from({ length: 60 }, (_, x) => 1140 + x).some((x) => dark(x, y)),
	);
	expect(right).toEqual([]);
	const rule = Array.from({ length: 24 }, (_, y) => 516 + y).filter((y) => dark(700, y) || dark(300, y));
	expect(rule).toEqual([]);
});
