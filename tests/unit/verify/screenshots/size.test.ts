import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURES } from '../../../../src/schemas/screenshots/taken.ts';

/** Letters of the admin UI, the column of a phone of 390 px, and the smallest letters that one reads there, in pixels. */
const LETTERS = 14;
const COLUMN = 350;
const READABLE = 9.5;
const DENSITY = 2;

test('letters in pictures can be read on a phone', async () => {
	const files = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));
	const small: string[] = [];
	for (const file of files) {
		const { width } = await sharp(`${PICTURES}/${file}`).metadata();
		const letters = LETTERS * Math.min(1, COLUMN / (width / DENSITY));
		if (letters < READABLE) small.push(`${file}: ${letters.toFixed(1)} px`);
	}
	expect(files.length).toBeGreaterThan(100);
	expect(small).toEqual([]);
});
