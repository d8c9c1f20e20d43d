import { cleanPath } from '../site/urls.ts';

/** Splits the target of a request at its first question mark. The query keeps its question mark. */
export function splitQuery(url: string): { path: string; query: string } {
	const mark = url.indexOf('?');
	return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/**
 * The one address of a page, from any form of it: without `.html`, `.htm`, `/index`, trailing and doubled slashes.
 *
 * @param path path of a request, percent-encoded or not
 */
export function cleanRequestPath(path: string): string {
	const single = path.replace(/\/{2,}/g, '/');
	const clean = cleanPath(single.replace(/\.htm(\/?)$/, '.html$1'));
	return clean.startsWith('/') ? clean : `/${clean}`;
}

/** A target of a redirect with the query of the request, which comes before the fragment. */
export function withQuery(target: string, query: string): string {
	if (query.length < 2) return target;
	const [path = '', fragment] = target.split('#');
	const joined = path.includes('?') ? `${path}&${query.slice(1)}` : path + query;
	return fragment === undefined ? joined : `${joined}#${fragment}`;
}
