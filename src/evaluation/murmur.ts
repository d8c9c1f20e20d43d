const C1 = 0xcc9e2d51;
const C2 = 0x1b873593;

const rotate = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));
const scramble = (block: number) => Math.imul(rotate(Math.imul(block, C1), 15), C2);

/**
 * MurmurHash3, x86, 32 bits, of a text in UTF-8.
 *
 * @returns a whole number from 0 to 4294967295
 * @see https://github.com/aappleby/smhasher/wiki/MurmurHash3 the algorithm, which is in the public domain
 */
export function murmurHash3(text: string, seed = 0): number {
	const bytes = new TextEncoder().encode(text);
	const view = new DataView(bytes.buffer);
	const whole = bytes.length & ~3;
	let hash = seed;
	for (let at = 0; at < whole; at += 4) {
		hash = rotate(hash ^ scramble(view.getUint32(at, true)), 13);
		hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
	}
	const rest = bytes.subarray(whole).reduceRight((sum, byte) => (sum << 8) | byte, 0);
	hash ^= scramble(rest) ^ bytes.length;
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}
