import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { PAGE_FORMS, PICTURES, shownWidth } from '../../../schemas/screenshots/taken.ts';

/**
 * At a quality of 60 small letters stay clear. An effort of 1 takes a fifth of the time of the usual one and adds a
 * quarter to the 20 KB of a picture.
 */
const AVIF = { effort: 1, quality: 60 };

/**
 * Writes the files that pages load beside a picture, so that no build has to: that took half of its time.
 *
 * @param picture name and theme, such as `playground.dark`
 * @param again also those that are there
 * @returns how many were written
 */
export async function encodeForPages(picture: string, again = true): Promise<number> {
	const source = `${PICTURES}/${picture}.webp`;
	let written = 0;
	for (const { ending, density } of PAGE_FORMS) {
		const file = `${PICTURES}/${picture}${ending}`;
		if (!again && existsSync(file)) continue;
		const { width } = await sharp(source).metadata();
		await sharp(source)
			.resize(Math.min(width, shownWidth(width) * density))
			.avif(AVIF)
			.toFile(file);
		written++;
	}
	return written;
}
