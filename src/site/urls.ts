import { cleanPath } from './clean-path.ts';
import { identity } from './identity.ts';

/** In a file of its own for scripts, which shall not load the rest. */
export { cleanPath };

/** Path of a content entry: `''` and `index` are the home page, `a/b` is `/a/b`. */
export function pathOfEntry(id: string): string {
	return id === 'index' || id === '' ? '/' : `/${id}`;
}

/** Path of a generated page of the API reference: of an operation, a tag, or of the whole. */
export function apiPath(slug: string): string {
	return `/reference/api/unleash/${slug}`;
}

/** Absolute address of a path on the published site. */
export function absoluteUrl(pathname: string, site: string | URL): string {
	return new URL(cleanPath(pathname), site).href;
}

/** Where a reader proposes a change to a page: the editor of the code host, at the page's file. */
export function editUrl(filePath: string): string {
	return `${identity.repository}/edit/${identity.branch}/${filePath}`;
}

/** Root-relative address of the results page, with a query if there is one. */
export function searchPage(query = ''): string {
	return query ? `/search?${new URLSearchParams({ q: query })}` : '/search';
}

/** A new issue of the documentation, prefilled. */
export function newIssueUrl(title: string, body = ''): string {
	return `${identity.repository}/issues/new?${new URLSearchParams(body ? { title, body } : { title })}`;
}

/** Root-relative address of the API contract as a file for tools: of all APIs, or of one. */
export function openApiPath(format: 'json' | 'yaml', api?: string): string {
	return api ? `/openapi/${api}.${format}` : `/openapi.${format}`;
}
