import { cleanPath } from '../lib/urls/urls.ts';

/** Splits the target of a request at its first question mark. The query keeps its question mark. */
export function splitQuery(url: string): { path: string; query: string } {
	const mark = url.indexOf('?');
	return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/**
 * The one address of a page, from any form of it: without `.html`, `/index`, trailing and doubled slashes.
 *
 * @param path path of a request, decoded
 */
export function cleanRequestPath(path: string): string {
	return cleanPath(path.replace(/\/{2,}/g, '/'));
}

/**
 * Whether a path has only what addresses of pages have: characters that mean the same to every host, and no hidden
 * folder. Only such a path is led to its clean form, so that no address can add headers or lead to another host.
 */
export function isPlain(path: string): boolean {
	return /^\/[\w./~-]*$/.test(path) && !path.includes('/.');
}

/** A target of a redirect with the query of the request, which comes before the fragment. */
export function withQuery(target: string, query: string): string {
	if (query.length < 2) return target;
	const [path = '', fragment] = target.split('#');
	const joined = path.includes('?') ? `${path}&${query.slice(1)}` : path + query;
	return fragment === undefined ? joined : `${joined}#${fragment}`;
}
