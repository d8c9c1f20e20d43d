import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { indexFiles } from '../../src/search/build/parts.ts';
import { parseFacts } from '../../src/search/records/facts.ts';
import { readPage } from '../../src/search/records/read-page.ts';
import type { SearchPage } from '../../src/search/records/record.ts';

/** Pages that the queries of tests find. */
const PAGES = [
	'/quickstart',
	'/reference/segments',
	'/reference/stickiness',
	'/understanding-unleash/managing-constraints',
];
const FOLDER = '/_astro/small-';

/** Those pages of the built site, read once for all tests of a worker. */
let pages: [SearchPage, ...SearchPage[]] | undefined;

/** The pages that the queries of tests find. */
export function pagesOfTests(): [SearchPage, ...SearchPage[]] {
	pages ??= readPages();
	return pages;
}

function readPages(): [SearchPage, ...SearchPage[]] {
	const facts = parseFacts(readFileSync('dist/search/pages.json', 'utf8'));
	return PAGES.map((url) => {
		const page = readPage(readFileSync(`dist${url}.html`, 'utf8'), url, facts.get(url));
		if (!page) throw new Error(`${url} is not in the index`);
		return page;
	}) as [SearchPage, ...SearchPage[]];
}

/**
 * Gives a page an index of a few pages, where what is found is not the subject: to load and build the whole index takes
 * a browser longer than all else that such a test does.
 */
export async function withSmallIndex(page: Page): Promise<void> {
	await withIndexOf(page, pagesOfTests());
}

/** Gives a page an index of other pages than those that were built. */
export async function withIndexOf(page: Page, pages: readonly SearchPage[]): Promise<void> {
	for (const { url, json } of indexFiles(pages, FOLDER))
		await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'application/json', body: json }));
}

/**
 * Waits for a search from the entire index, which replaces one from the part that arrived first and with it the selection.
 *
 * @param search fills in a query and returns what is shown for it
 */
export async function withWholeIndex<Shown>(page: Page, search: () => Promise<Shown>): Promise<Shown> {
	await search();
	await page.waitForLoadState('networkidle');
	for (let before = await search(); ; ) {
		const now = await search();
		if (JSON.stringify(now) === JSON.stringify(before)) return now;
		before = now;
	}
}
