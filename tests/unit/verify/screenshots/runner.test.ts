import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Screenshot } from '../../../../src/schemas/screenshots/schema.ts';
import { entrySum } from '../../../../src/schemas/screenshots/taken.ts';
import { regionAround } from '../../../../src/verify/screenshots/crop.ts';
import { difference, pixelsOf, REAL } from '../../../../src/verify/screenshots/difference.ts';
import { MOMENT, steadyAnswer, steadyInstant } from '../../../../src/verify/screenshots/steady.ts';

const filled = Date.parse('2027-03-01T14:05:12.345Z');
const world = { url: 'http://127.0.0.1:41234', filled };

test('a region holds all boxes with padding, inside the window', () => {
	const boxes = [
		{ x: 10.4, y: 20, width: 100, height: 40 },
		{ x: 200, y: 90.2, width: 50, height: 20 },
	];
	const window = { width: 640, height: 480 };
	expect(regionAround(boxes, { padding: 16 }, window)).toEqual({ x: 0, y: 4, width: 266, height: 123 });
	expect(regionAround(boxes, { height: 60, width: 90 }, window)).toMatchObject({ width: 90, height: 60 });
	expect(regionAround([{ x: 600, y: 400, width: 900, height: 900 }], {}, window)).toMatchObject({
		width: 40,
		height: 80,
	});
});

test('what was made while the world was filled shows one moment, hours of metrics keep their distance', () => {
	const made = new Date(MOMENT - 60_000).toISOString();
	expect(steadyInstant('2027-03-01T14:05:10.001Z', filled)).toBe(made);
	expect(steadyInstant('2027-03-01T13:00:00.000Z', filled)).toBe('2026-11-20T09:00:00.000Z');
	expect(steadyInstant('2027-03-01T14:00:00Z', filled)).toBe('2026-11-20T10:00:00.000Z');
	expect(steadyInstant('2027-03-08T14:05:12.500Z', filled)).toBe('2026-11-27T00:00:00.000Z');
	expect(steadyInstant('2099-01-01T00:00:00Z', filled)).toBe('2099-01-01T00:00:00Z');
});

test('answers lose addresses, ids and secrets of their world', () => {
	const answer = JSON.stringify({
		url: 'http://127.0.0.1:41234/new-user?invite=9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a3928',
		instanceId: '0a1b2c3d-1111-2222-3333-444455556666',
		groupId: '01KB3S8Q0M5S6XW0T7T4Z9H2CD',
		groupName: 'new-checkout',
		secret: 'user:0123456789abcdef0123456789abcdef99',
		imageUrl: 'https://gravatar.com/avatar/1',
	});
	const steady = steadyAnswer(answer, world);
	expect(steady).not.toMatch(/127\.0\.0\.1|9f8e7d|0a1b2c3d|01KB3S8Q|abcdef99|gravatar/);
	expect(JSON.parse(steady)).toMatchObject({ groupName: 'new-checkout', imageUrl: '' });
	expect(steadyAnswer(answer.replaceAll('41234', '50001'), { ...world, url: 'http://127.0.0.1:50001' })).toBe(
		steady,
	);
});

test('a picture is another one when letters change, not when its compression does', async () => {
	const svg = (text: string) =>
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/><text x="20" y="90" font-size="40">${text}</text></svg>`,
		);
	const before = await sharp(svg('production')).png().toBuffer();
	const compressed = await sharp(before).webp({ nearLossless: true, quality: 60 }).toBuffer();
	const changed = await sharp(svg('development')).png().toBuffer();
	const pixels = await pixelsOf(before);
	expect(difference(pixels, await pixelsOf(compressed))).toBeLessThanOrEqual(REAL);
	expect(difference(pixels, await pixelsOf(changed))).toBeGreaterThan(REAL);
	expect(difference(pixels, { ...pixels, width: 200, height: 400 })).toBe(1);
});

test('the sum of an entry follows its steps, not its text', () => {
	const entry: Screenshot = {
		alt: 'The dialog that creates a flag.',
		verifiedWith: '8.2.0',
		address: '/projects/default',
		crop: { region: [0, 0, 10, 10] },
	};
	expect(entrySum({ ...entry, alt: 'Another text, just as long.', verifiedWith: '8.3.0' })).toBe(
		entrySum(entry),
	);
	expect(entrySum({ ...entry, address: '/projects' })).not.toBe(entrySum(entry));
});
