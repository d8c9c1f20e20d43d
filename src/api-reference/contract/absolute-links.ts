import { absoluteUrl } from '../../lib/urls/urls.ts';

/** Texts with links that work outside of the site, and lists of pages as whole addresses; all else stays as it is. */
export function withAbsoluteLinks(value: unknown, site: string | URL, key = ''): unknown {
	if (typeof value === 'string') {
		return key === 'description' || key === 'note' ? absoluteLinks(value, site) : value;
	}
	if (Array.isArray(value)) {
		const links = key === 'concepts' || key === 'x-concepts';
		return value.map((inner) => (links ? full(inner, site) : withAbsoluteLinks(inner, site)));
	}
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, withAbsoluteLinks(inner, site, name)]),
	);
}

/** Markdown whose links work outside of the site. */
export function absoluteLinks(text: string, site: string | URL): string {
	return text.replace(/\]\((\/[^)\s]*)/g, (_, to) => `](${full(to, site)}`);
}

function full(path: string, site: string | URL): string {
	const [, plain = '', rest = ''] = /^([^#?]*)(.*)$/.exec(path) ?? [];
	return absoluteUrl(plain, site) + rest;
}
