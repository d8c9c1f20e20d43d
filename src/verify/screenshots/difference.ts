import sharp from 'sharp';

/** Less of a channel's 256 steps is compression or the smoothing of letters. */
const VISIBLE = 40;
/** A larger part of the pixels makes a picture another one. */
export const REAL = 0.0004;

/** Pixels of a picture, three bytes each. */
export interface Pixels {
	width: number;
	height: number;
	data: Uint8Array;
}

/** Decodes a file or a buffer. */
export async function pixelsOf(picture: string | Buffer): Promise<Pixels> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, data };
}

/** The part of pixels, from 0 to 1, that an eye sees as different. Pictures of different size differ wholly. */
export function difference(before: Pixels, after: Pixels): number {
	if (before.width !== after.width || before.height !== after.height) return 1;
	let different = 0;
	for (let at = 0; at < before.data.length; at += 3) {
		const channel = (step: number) =>
			Math.abs((before.data[at + step] as number) - (after.data[at + step] as number));
		if (Math.max(channel(0), channel(1), channel(2)) > VISIBLE) different += 1;
	}
	return different / (before.data.length / 3);
}
