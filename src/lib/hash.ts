import { createHash } from 'node:crypto';

/** Ten digits of a text, white space apart. */
export function digits(text: string): string {
	const hash = createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest();
	return String(hash.readUIntBE(0, 6) % 1e10).padStart(10, '0');
}
