import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadRedirects, rowFinder } from '~/hosting/redirects/load.ts';
import { sourcePages } from '~/hosting/redirects/source-pages.ts';
import { goneWithoutRedirect, publishedPages } from '../../site/gone-pages.ts';

function project(files: Record<string, string>): string {
	const root = mkdtempSync(join(tmpdir(), 'redirects-'));
	for (const [file, text] of Object.entries({
		'redirects.mjs': '',
		'src/config/redirects/a.mjs': '',
		...files,
	})) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	return root;
}

test.each([
	[undefined],
	[null],
	['/old'],
	[['/old']],
	[['/old', '/new', '/newer']],
	[['/old', 7]],
	[['', '/new']],
	[{ '/old': '/new' }],
])('%j in the list of redirects is named', (row) => {
	const rows = [['/gone', '/'], row] as never;
	expect(() => loadRedirects(project({ 'src/content/docs/index.mdx': '' }), rows)).toThrow(
		/\nredirects\.mjs {2}.+\n {2}found: {4}.+\n {2}expected: an old path and .+\n {2}write: {4}\['\/.+\]/,
	);
});

test('pages are known by their files', () => {
	const root = project({
		'src/content/docs/index.mdx': '',
		'src/content/docs/contributing/ADRs/index.mdx': '',
		'src/content/docs/reference/sdks.md': '',
		'src/content/docs/reference/_draft.mdx': '',
		'src/content/docs/reference/picture.png': '',
		'src/pages/search.astro': '',
		'src/pages/reference/api/[slug].astro': '',
		'src/pages/robots.txt.ts': '',
	});
	expect([...sourcePages(root)].sort()).toEqual(['/', '/contributing/ADRs', '/reference/sdks', '/search']);
});

test('one error has all faults, with file and line of the row', () => {
	const root = project({
		'src/content/docs/quickstart.mdx': '',
		'redirects.mjs': "export const a = [\n\t['/old', '/quickstrat'],\n];",
		'src/config/redirects/a.mjs': "export const b = [\n\t[\n\t\t'/long',\n\t\t'/quickstart/',\n\t],\n];",
	});
	const load = () =>
		loadRedirects(root, [
			['/old', '/quickstrat'],
			['/long', '/quickstart/'],
		]);
	expect(load).toThrow(/^2 redirects are wrong\n/);
	expect(load).toThrow(
		"redirects.mjs:2  ['/old', '/quickstrat']\n  found:    there is no page at /quickstrat\n  expected: an old path and the page that took its place, both from the root of the site\n  write:    ['/old', '/quickstart']",
	);
	expect(load).toThrow("src/config/redirects/a.mjs:2  ['/long', '/quickstart/']");
});

test('a row that is nowhere has no place', () => {
	expect(rowFinder(project({}))(['/a', '/b'])).toBeUndefined();
});

describe('pages that are gone', () => {
	test('need a redirect', () => {
		const lines = goneWithoutRedirect(new Set(['/', '/moved', '/lost']), new Set(['/']), new Set(['/moved']));
		expect(lines).toEqual([
			"/lost was published and is gone: add ['/lost', '/where/it/is/now'] to redirects.mjs",
		]);
	});

	test('are known from the main branch', () => {
		const root = project({ 'src/content/docs/index.mdx': '', 'src/content/docs/a/b.mdx': '' });
		const git = (...args: string[]) =>
			execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
				stdio: 'pipe',
			});
		git('init', '-b', 'main');
		expect(publishedPages(root)).toMatchObject({ skipped: expect.stringContaining('shallow clone') });
		git('add', '.');
		git('commit', '-m', 'Pages');
		expect(publishedPages(root)).toEqual({ branch: 'main', pages: new Set(['/', '/a/b']) });
	});

	test('are not looked for outside a checkout', () => {
		expect(publishedPages(project({}))).toEqual({
			skipped: 'Pages that are gone were not looked for: this is no git checkout.',
		});
	});
});
