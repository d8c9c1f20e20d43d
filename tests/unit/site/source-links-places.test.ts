import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSources } from '~/build/sources/check-sources.ts';

vi.mock('../../../src/site/versions.ts', () => {
	const version = { isLast: false, mainDocument: 'welcome' };
	return {
		versions: [
			{ ...version, name: 'current', label: 'Next', path: '/', isLast: true },
			{ ...version, name: '7', label: '7', path: '/7' },
		],
	};
});
vi.mock('../../../src/site/languages.ts', async (original) => {
	const { languages, ...rest } = await original<typeof import('~/site/languages.ts')>();
	return { ...rest, languages: [languages[0], { ...languages[0], code: 'ar', path: '/ar' }] };
});

let root = '';
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'places-'));
	write('reference/segments', '## Limits');
	write('7/reference/segments', '## Limits of 7');
	write('7/reference/projects', '## Projects');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(route: string, text: string): void {
	const file = join(root, `src/content/docs/${route}.mdx`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `---\ntitle: Page\n---\n\n${text}\n`);
}

const found = () => checkSources({ root, redirects: [] }).map(({ found }) => found);

test.each([
	['7/reference/stickiness', '[x](/reference/projects#projects)'],
	['7/reference/stickiness', '[x](/reference/segments#limits-of-7)'],
	['ar/reference/stickiness', '[x](/reference/segments#limits)'],
	['reference/stickiness', '[x](/ar/reference/segments#limits)'],
	['reference/stickiness', '[x](/ar/7/reference/projects)'],
	['ar/7/reference/stickiness', '[x](/reference/projects#projects)'],
])('on /%s, %s leads to the page in that language and version', (route, text) => {
	write(route, text);
	expect(found()).toEqual([]);
});

test.each([
	['reference/stickiness', '[x](/reference/projects)', 'which no page has'],
	['7/reference/stickiness', '[x](/reference/segments#limits)', 'a page without that anchor'],
	['ar/reference/stickiness', '[x](/reference/projects)', 'which no page has'],
])('on /%s, %s leads nowhere', (route, text, what) => {
	write(route, text);
	expect(found()).toEqual([expect.stringContaining(what)]);
});
