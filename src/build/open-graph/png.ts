import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bits of a pixel, and the sign that it names a color of the palette. */
const [DEPTH, PALETTE] = [4, 3];

/**
 * Writes a picture of at most 16 colors as PNG.
 *
 * @param rows each a byte that is 0, then two pixels a byte
 * @param width even
 * @param colors red, green and blue of each
 */
export async function pngOf(
	rows: Uint8Array,
	width: number,
	colors: readonly (readonly number[])[],
): Promise<Buffer> {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(rows.length / (width / 2 + 1), 4);
	head.set([DEPTH, PALETTE], 8);
	const data = await compress(rows);
	return Buffer.concat([
		SIGNATURE,
		chunk('IHDR', head),
		chunk('PLTE', Buffer.from(colors.flat())),
		chunk('IDAT', data),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

/** A part of the file: length, name, content and checksum. */
function chunk(name: string, content: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(name), content]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(content.length);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, sum]);
}
