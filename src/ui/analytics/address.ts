/** Other signs end a directive of the security policy or mean something to a host. */
const PLAIN = /^https?:\/\/[\w.~:/?=&%+@-]+$/;

/** Whether a text is an address that can be sent to. */
export function isAddress(text: string): boolean {
	return PLAIN.test(text) && URL.canParse(text);
}

/** Whether a text is such an address without a path. */
export function isOrigin(text: string): boolean {
	if (!isAddress(text)) return false;
	const { pathname, search } = new URL(text);
	return pathname === '/' && search === '';
}
