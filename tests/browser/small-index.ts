import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SearchPage } from '../../src/search/records/record.ts';

/** Pages that the queries of tests find. */
const PAGES = /^\/(quickstart|reference\/(segments|stickiness)|understanding-unleash\/managing-constraints)$/;

/** A part of the built index, by the beginning of its name. */
function part(name: string): SearchPage[] {
	const file = readdirSync('dist/_astro').find((one) => one.startsWith(name) && one.endsWith('.json'));
	return JSON.parse(readFileSync(`dist/_astro/${file}`, 'utf8'));
}

/** Those pages of the built index, read once for all tests of a worker. */
let pages: SearchPage[] | undefined;

/**
 * Gives a page an index of a few pages, where what is found is not the subject: to load and build the whole index takes
 * a browser longer than all else that such a test does.
 */
export async function withSmallIndex(page: Page): Promise<void> {
	pages ??= part('search-guides').filter(({ url }) => PAGES.test(url));
	if (pages.length < 4) throw new Error(`only ${pages.map(({ url }) => url)} are in the index`);
	await page.route('**/_astro/search-guides*', (route) => route.fulfill({ json: pages }));
	await page.route(/\/_astro\/search-(api|outline)/, (route) => route.fulfill({ json: [] }));
}
