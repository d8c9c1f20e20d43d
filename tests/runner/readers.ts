import { readFileSync } from 'node:fs';
import { globFiles } from '../../src/lib/files/file-paths.ts';

/** How tests get at every page: at its source, or at what's built of it. */
const EVERY_PAGE = /\bpageFiles\(|\bbuiltFiles\('\.html'\)|\bbuiltPages\(|\bsamplePages\(|\breadSite\(/;

/**
 * What tests import that start servers or build sites of their own: they're about hosts, settings, and programs that read
 * the site, not pages.
 */
const NOT_ABOUT_PAGES =
	/\b(?:createSiteServer|buildTestSite|servers|host)\b.* from '|-(?:server|hosts?|project)\.ts'|modelcontextprotocol/;

/**
 * Finds the tests that read some pages: those that read every page, and those that name one of these.
 *
 * @param pattern glob of test files
 * @param pages paths such as `/reference/segments`
 */
export function testsThatRead(pattern: string, pages: readonly string[]): string[] {
	return globFiles(pattern).filter((file) => {
		const source = readFileSync(file, 'utf8');
		if (NOT_ABOUT_PAGES.test(source)) return false;
		return EVERY_PAGE.test(source) || pages.some((page) => namesPage(source, page));
	});
}

/** Tells whether a source has the path of a page in quotes, with or without a fragment or the name of its file. */
export function namesPage(source: string, page: string): boolean {
	return new RegExp(`(?:['"\`}]|dist)${RegExp.escape(page)}(?:['"\`#?]|\\.html|\\.md)`).test(source);
}
