const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Replaces the character references that the build writes. Others stay as they are. */
export function decodeEntities(text: string): string {
	if (!text.includes('&')) return text;
	return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (reference, hex, decimal, name) => {
		if (name) return NAMED[name.toLowerCase()] ?? reference;
		const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
		return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
	});
}
