/** What is wrong with a tag, without the page that it is on. */
export interface MarkupFault {
	found: string;
	expected: string;
	write: string;
}

/** A start tag with its attributes. What is in quotes may have any sign. */
const TAG = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Elements that bring another document or program into a page. */
const EMBEDDING = new Set(['iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'fencedframe']);
/** Relations of a `<link>` that only name an address. */
const NAMING = /^(?:canonical|alternate|author|help|license|me|next|prev|search)$/i;
const LEADING = new Set(['href', 'xlink:href', 'action', 'formaction', 'src', 'data']);
const LOADING = new Set(['src', 'srcset', 'imagesrcset', 'poster', 'background', 'data']);

/**
 * Finds what a page of this site may not have, although the security policy would let some of it pass: frames, another
 * base of links, refreshes, forms and files of other hosts, and links that run scripts.
 *
 * @param html a page without its inline scripts
 * @param hosts origins that configured features use
 */
export function foreignMarkup(html: string, hosts: readonly string[] = []): MarkupFault[] {
	const isForeign = (address: string) =>
		/^\s*(?:[a-z][a-z\d+.-]*:)?[/\\]{2}/i.test(address) &&
		!hosts.some((host) => address.trim() === host || address.trim().startsWith(`${host}/`));
	return Array.from(html.matchAll(TAG)).flatMap(([tag, name = '', rest = '']): MarkupFault[] => {
		const element = name.toLowerCase();
		const attributes = readAttributes(rest);
		const found = tag.length > 120 ? `${tag.slice(0, 120)}...` : tag;
		const fault = (expected: string, write: string) => [{ found, expected, write }];
		if (EMBEDDING.has(element)) return fault('no frames or plugins', 'a link, or <Video> for a video');
		if (element === 'base') return fault('no <base>: links start with a slash', 'links without it');
		if (element === 'meta' && attributes.has('http-equiv'))
			return fault('no http-equiv', 'a row in redirects.mjs, or a header in src/hosting/headers.ts');
		for (const [attribute, value] of attributes) {
			if (
				LEADING.has(attribute) &&
				/^(?:javascript|vbscript|data):/i.test(compact(value)) &&
				!isImage(element, value)
			)
				return fault('links that lead to a page or file', 'a button with a listener in a module');
			const loads =
				(LOADING.has(attribute) && value.split(',').some(isForeign)) ||
				(element === 'link' &&
					attribute === 'href' &&
					!NAMING.test(attributes.get('rel') ?? '') &&
					isForeign(value));
			if (loads) return fault('files of this site', 'a file in src or public');
			if (/^(?:form)?action$/.test(attribute) && isForeign(value))
				return fault('forms that this site answers', 'a path of this site, or a link');
		}
		return [];
	});
}

function readAttributes(text: string): Map<string, string> {
	const found = Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => {
		return [name.toLowerCase(), decode(double ?? single ?? bare ?? '')] as const;
	});
	return new Map(found);
}

/** Character references with which an address could hide its scheme. */
function decode(text: string): string {
	return text
		.replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex, decimal) =>
			String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(decimal), 0x10ffff)),
		)
		.replace(
			/&(colon|tab|newline|sol);/gi,
			(_, name) => ({ colon: ':', sol: '/' })[String(name).toLowerCase()] ?? ' ',
		);
}

/** Browsers skip white space and control characters in the scheme of an address. */
function compact(address: string): string {
	return address.replace(/[\s\p{Cc}]/gu, '');
}

function isImage(element: string, address: string): boolean {
	return (
		(element === 'img' || element === 'image' || element === 'source') &&
		/^data:image\//i.test(compact(address))
	);
}
