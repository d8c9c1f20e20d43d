/** Signs that end a directive of the policy or mean something to a host stand in no origin. */
const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/;

/** Whether an address is an origin and nothing more: no user or password, path, query or fragment. */
export function isOrigin(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { href, origin } = new URL(address);
	return href === `${origin}/` && ORIGIN.test(origin);
}

/**
 * Origins from a list with commas.
 *
 * @returns the origins, each once; undefined if one of the addresses is more than an origin
 */
export function readOrigins(list: string | undefined): string[] | undefined {
	const addresses = (list ?? '')
		.split(',')
		.map((word) => word.trim())
		.filter(Boolean);
	if (!addresses.every(isOrigin)) return undefined;
	return [...new Set(addresses.map((address) => new URL(address).origin))];
}
