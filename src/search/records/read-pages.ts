import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtPages } from '../../hosting/redirects/built-pages.ts';
import { languages } from '../../lib/languages.ts';
import { pathOfPlace, placeOf } from '../../lib/urls/places.ts';
import { readPageFacts } from './facts.ts';
import { readPage } from './read-page.ts';
import type { SearchPage } from './record.ts';

/**
 * All pages of a built site that search covers, in the order of their addresses.
 *
 * @param dist folder of the built site
 */
export async function readPages(dist: string): Promise<SearchPage[]> {
	const facts = await readPageFacts(dist);
	const pages: SearchPage[] = [];
	const files = [...builtPages(dist)].sort(([a], [b]) => (a < b ? -1 : 1));
	for (const [url, file] of files) {
		const english = pathOfPlace({ ...placeOf(url), language: languages[0] });
		const html = await readFile(join(dist, file), 'utf8');
		const page = readPage(html, url, facts.get(url) ?? facts.get(english));
		if (page) pages.push(page);
	}
	return pages;
}
