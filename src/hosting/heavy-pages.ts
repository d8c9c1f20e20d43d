import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as limits from '../config/limits.ts';
import { builtPages } from './redirects/built-pages.ts';

/** The link to the next page of the sidebar, as `Pagination.astro` writes it. */
const NEXT = /<a rel="next" href="([^"#]*)/;

/** HTML of pages compresses to less than a quarter, so that shorter pages needn't be compressed to know. */
const COMPRESSES_TO = 1 / 4;

/**
 * Marks links to next pages that are too heavy to be fetched ahead while the reader is idle. `prefetch.client.ts` reads
 * the mark, because the size of a page is known only when all of it is written.
 *
 * @param dist folder of the built site
 */
export function markHeavyPages(dist: string): void {
	const pages = builtPages(dist);
	const heavy = new Map<string, boolean>();
	const isHeavy = (path: string) => {
		const file = pages.get(path);
		const html = file === undefined ? '' : readFileSync(join(dist, file), 'utf8');
		if (html.length * COMPRESSES_TO < limits.idlePrefetchBytes) return false;
		return gzipSync(html, { level: 9 }).length > limits.idlePrefetchBytes;
	};
	for (const file of pages.values()) {
		const html = readFileSync(join(dist, file), 'utf8');
		const [, next] = NEXT.exec(html) ?? [];
		if (next === undefined) continue;
		if (!heavy.has(next)) heavy.set(next, isHeavy(next));
		if (heavy.get(next)) {
			writeFileSync(join(dist, file), html.replace('<a rel="next"', '<a rel="next" data-prefetch="view"'));
		}
	}
}
