import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../lib/files/file-paths.ts';
import { cleanRequestPath } from '../request-path.ts';

/** What tells a page that only redirects from a page with content; see `redirectPage`. */
const MARK = '<meta name="generator" content="redirect">';

/** Whether a built page does nothing but lead to another one. */
export function isRedirectPage(html: string): boolean {
	return html.slice(0, 1024).includes(MARK);
}

/**
 * Paths of the built pages, each with its file inside the folder. Pages that only redirect are no pages here.
 *
 * @param dist folder of the built site
 */
export function builtPages(dist: string): Map<string, string> {
	const files = listFiles(dist, '.html');
	const pages = files.filter((file) => !isRedirectPage(readFileSync(join(dist, file), 'utf8')));
	return new Map(pages.map((file) => [cleanRequestPath(`/${file}`), file]));
}

/** Ids in the HTML of a page. */
export function idsIn(html: string): Set<string> {
	return new Set(
		[...html.matchAll(/\sid=(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/g)].map(([, a, b, c]) => a ?? b ?? c ?? ''),
	);
}
