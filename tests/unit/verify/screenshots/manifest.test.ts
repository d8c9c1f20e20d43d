import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { documentedVersion } from '../../../../src/api-reference/contract/version.ts';
import { writtenPages } from '../../../../src/schemas/frontmatter/written-page.ts';
import { readScreenshots } from '../../../../src/schemas/screenshots/read.ts';
import {
	entrySum,
	PAGE_FORMS,
	PICTURES,
	pictureSum,
	readEncoded,
	readTaken,
	shownWidth,
} from '../../../../src/schemas/screenshots/taken.ts';
import { attributesOf } from '../../../../src/verify/reviews/evidence/tags.ts';

const entries = readScreenshots();
const shown = writtenPages().flatMap(({ file, body }) =>
	attributesOf(body, 'Screenshot', 'name').map((name) => ({ file, name })),
);

test('every picture of the manifest is there in both themes, and there are no others', () => {
	const files = readdirSync(PICTURES).filter((file) => file.endsWith('.webp'));
	const expected = [...entries.keys()].flatMap((name) => [`${name}.dark.webp`, `${name}.light.webp`]);
	expect(files.sort()).toEqual(expected.sort());
	expect(entries.size).toBeGreaterThanOrEqual(40);
});

test('every picture has the files that pages load, as wide as pages show it', async () => {
	const pictures = [...entries.keys()].flatMap((name) => [`${name}.dark`, `${name}.light`]);
	const widthOf = async (file: string) => (await sharp(`${PICTURES}/${file}`).metadata()).width;
	for (const picture of pictures) {
		const width = await widthOf(`${picture}.webp`);
		for (const { ending, density } of PAGE_FORMS)
			expect(await widthOf(`${picture}${ending}`), `${picture}${ending}`).toBe(
				Math.min(width, shownWidth(width) * density),
			);
	}
	const files = readdirSync(PICTURES).filter((file) => file.endsWith('.avif'));
	expect(files).toHaveLength(pictures.length * PAGE_FORMS.length);
});

test('what pages load was made of the picture as it is, else: npm run screenshots -- --encode', () => {
	const pictures = [...entries.keys()].flatMap((name) => [`${name}.dark`, `${name}.light`]);
	expect(readEncoded()).toEqual(Object.fromEntries(pictures.map((name) => [name, pictureSum(name)])));
});

test('every picture that a page shows is in the manifest', () => {
	expect(shown.filter(({ name }) => !entries.has(name))).toEqual([]);
});

test('pictures that no page shows are named, and are the few', ({ annotate }) => {
	const used = new Set(shown.map(({ name }) => name));
	const unused = [...entries.keys()].filter((name) => !used.has(name));
	annotate(`no page shows: ${unused.join(', ')}`);
	expect(used.size).toBeGreaterThanOrEqual(40);
	expect(unused.length, unused.join(', ')).toBeLessThan(used.size / 2);
});

test('pictures are as new as the version that they claim, which is the documented one', () => {
	const taken = readTaken();
	const documented = documentedVersion();
	const old = [...entries].flatMap(([name, entry]) => {
		const version = taken[name]?.version ?? 'nothing';
		if (version === entry.verifiedWith && version === documented) return [];
		return `${name}: taken with ${version}, claims ${entry.verifiedWith}, documented is ${documented}; npm run screenshots -- ${name}`;
	});
	expect(old).toEqual([]);
});

test('pictures were taken with the steps that the manifest has now', () => {
	const taken = readTaken();
	const other = [...entries].filter(([name, entry]) => taken[name]?.entry !== entrySum(entry));
	expect(other.map(([name]) => `npm run screenshots -- ${name}`)).toEqual([]);
});

test('alternative texts say what is to be seen, each its own', () => {
	const texts = [...entries.values()].map(({ alt }) => alt);
	expect(new Set(texts).size).toBe(texts.length);
});
