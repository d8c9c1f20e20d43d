import { identity } from '../../config/identity.ts';
import { cleanPath } from './clean-path.ts';

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

/** Root-relative address of what the filter of the API knows of all operations. */
export const operationsPath = '/reference/api/operations.json';

/** Path of a page in a folder that has pages of its own, such as those of a language. */
export function under(folder: string, path: string): string {
	if (folder === '/') return path;
	return path === '/' ? folder : folder + path;
}

/** Path of a page as seen from such a folder that holds it. */
export function within(folder: string, path: string): string {
	return folder === '/' ? path : path.slice(folder.length) || '/';
}

/** Absolute address of a path on the published site. */
export function absoluteUrl(pathname: string, site: string | URL): string {
	return new URL(cleanPath(pathname), site).href;
}

/** Where a reader proposes a change to a page: the editor of the code host, at the page's file. */
export function editUrl(filePath: string): string {
	return `${identity.repository}/edit/${identity.branch}/${filePath}`;
}

/** Root-relative address of the results page, of another language if need be, with a query if there is one. */
export function searchPage(query = '', path = '/search'): string {
	return query ? `${path}?${new URLSearchParams({ q: query })}` : path;
}

/** A new issue of the documentation, prefilled. */
export function newIssueUrl(title: string, body = ''): string {
	return `${identity.repository}/issues/new?${new URLSearchParams(body ? { title, body } : { title })}`;
}

/** Forms in which the API is a file for tools: OpenAPI in two notations, a Postman collection, requests for editors. */
export type ApiFileFormat = 'json' | 'yaml' | 'postman' | 'http';

const ENDINGS = { postman: 'postman_collection.json', http: 'http' };

/** Root-relative address of the API as a file for tools: of all APIs, or of one. */
export function apiFilePath(format: ApiFileFormat, api?: string): string {
	if (format === 'postman' || format === 'http') return `/openapi/${api ?? 'unleash'}.${ENDINGS[format]}`;
	return api ? `/openapi/${api}.${format}` : `/openapi.${format}`;
}

/** Root-relative address of the Markdown of a page: the address of the page with `.md` behind it. */
export function twinPath(path: string): string {
	return path === '/' ? '/index.md' : `${path}.md`;
}

/** Address of the page that a Markdown belongs to, the reverse of `twinPath`. */
export function pageOfTwin(twin: string): string {
	return twin === '/index.md' ? '/' : twin.replace(/\.md$/, '');
}

/** Root-relative address of the list of all pages in Markdown, with what an agent should know. */
export const llmsIndex = '/llms.txt';

/** Root-relative address of the Markdown of all pages in one file, or of those of a section. */
export function llmsFull(section?: string): string {
	return section === undefined ? '/llms-full.txt' : `/llms-full/${section}.txt`;
}

/** Root-relative address of the feed of changed pages. */
export const feedPath = '/feed.atom';
