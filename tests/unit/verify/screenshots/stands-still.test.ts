import { expect, test } from 'vitest';
import { standsStill } from '../../../../src/verify/screenshots/stands-still.ts';

const looks = (...pictures: string[]) => {
	const left = pictures.map((text) => Buffer.from(text));
	return async () => (left.length > 1 ? left.shift() : left[0]) as Buffer;
};

test('a picture is the one that stayed, however long a chart draws', async () => {
	expect(String(await standsStill(looks('a', 'b', 'a', 'b', 'c')))).toBe('c');
	expect(String(await standsStill(looks('a', 'a', 'b')))).toBe('a');
});

test('what never stands still is no picture', async () => {
	let count = 0;
	await expect(standsStill(async () => Buffer.from(String(count++)), 20)).rejects.toThrow(
		'still changes after 20 ms',
	);
});
