import { existsSync } from 'node:fs';
import sharp from 'sharp';
import {
	noteEncoded,
	PAGE_FORMS,
	PICTURES,
	pictureSum,
	readEncoded,
	shownWidth,
} from '../../schemas/screenshots/taken.ts';

/**
 * At a quality of 60 small letters stay clear. An effort of 1 takes a fifth of the time of the usual one and adds a
 * quarter to the 20 KB of a picture.
 */
const AVIF = { effort: 1, quality: 60 };

/** Writes the files that pages load beside a picture, such as `playground.dark`; a build would take as long as for all else. */
export async function encodeForPages(picture: string): Promise<void> {
	const source = `${PICTURES}/${picture}.webp`;
	const { width } = await sharp(source).metadata();
	for (const { ending, density } of PAGE_FORMS)
		await sharp(source)
			.resize(Math.min(width, shownWidth(width) * density))
			.avif(AVIF)
			.toFile(`${PICTURES}/${picture}${ending}`);
	noteEncoded(picture);
}

/** Whether the files that pages load are there, and made of the picture as it is. */
export function isEncoded(picture: string): boolean {
	const areThere = PAGE_FORMS.every(({ ending }) => existsSync(`${PICTURES}/${picture}${ending}`));
	return areThere && readEncoded()[picture] === pictureSum(picture);
}
