/** An IP address or a range of them, as one large number and the bits that count. */
interface Range {
	bits: 32 | 128;
	value: bigint;
	prefix: number;
}

/** Reads `192.168.1.0/24`, `2001:db8::/32`, or either without a prefix. @returns nothing for other texts */
export function parseRange(text: string): Range | undefined {
	const [address = '', prefixText, ...more] = text.split('/');
	const parsed = address.includes(':') ? parseIp6(address) : parseIp4(address);
	if (!parsed || more.length > 0) return undefined;
	const prefix =
		prefixText === undefined ? parsed.bits : /^\d{1,3}$/.test(prefixText) ? Number(prefixText) : -1;
	return prefix < 0 || prefix > parsed.bits ? undefined : { ...parsed, prefix };
}

/** Whether an address lies in a range of the same family. */
export function inRange(address: Range, range: Range): boolean {
	if (address.bits !== range.bits || address.prefix < range.prefix) return false;
	const host = BigInt(range.bits - range.prefix);
	return address.value >> host === range.value >> host;
}

function parseIp4(text: string): Omit<Range, 'prefix'> | undefined {
	const parts = text.split('.');
	if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
		return;
	return { bits: 32, value: parts.reduce((sum, part) => (sum << 8n) | BigInt(part), 0n) };
}

function parseIp6(text: string): Omit<Range, 'prefix'> | undefined {
	const last = text.slice(text.lastIndexOf(':') + 1);
	const ip4 = last.includes('.') ? parseIp4(last) : undefined;
	const groupsOfIp4 =
		ip4 && [ip4.value >> 16n, ip4.value & 0xffffn].map((group) => group.toString(16)).join(':');
	const halves = (groupsOfIp4 ? text.slice(0, -last.length) + groupsOfIp4 : text).split('::');
	if (halves.length > 2) return;
	const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
	const missing = 8 - head.length - tail.length;
	if (halves.length === 2 ? missing < 1 : missing !== 0) return;
	const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
	if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return;
	return { bits: 128, value: groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n) };
}
