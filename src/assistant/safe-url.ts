/** An address to which a link may lead: of the web, or of this site. Undefined for all others, such as `javascript:`. */
export function safeUrl(address: string, base: string): string | undefined {
	if (!URL.canParse(address, base)) return undefined;
	const url = new URL(address, base);
	if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
	return url.origin === new URL(base).origin ? url.pathname + url.search + url.hash : url.href;
}
