import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSite, type Finding, summarize } from '~/build/checks/links.ts';
import type { BuiltPage } from '~/build/checks/read-site.ts';
import { scanPage } from '~/build/checks/scan.ts';
import { unlinkPending } from '~/build/checks/unlink.ts';

const readPage = (path: string, html: string): BuiltPage => ({ path, file: path, ...scanPage(html) });
const files = new Set(['/favicon.svg', '/_astro/a.css']);

function check(html: string, more: Record<string, string> = {}): Finding[] {
	const pages = Object.entries({ '/a': html, '/reference/segments': '<h2 id="limits">Limits</h2>', ...more });
	return checkSite(
		pages.map(([path, source]) => readPage(path, source)),
		{
			pending: new Set(['/reference/events']),
			redirects: new Set(['/old']),
			fileExists: (path) => files.has(path),
		},
	);
}

test.each([
	'<a href="/reference/segments">x</a>',
	'<a href="/reference/segments#limits">x</a>',
	'<a href="https://example.com/a.html">x</a>',
	'<a href="mailto:a@example.com">x</a>',
	'<h2 id="here">x</h2><a href="#here">x</a>',
	'<a href="/favicon.svg">x</a>',
	'<a href="?q=x">x</a>',
	'<link rel="stylesheet" href="/_astro/a.css">',
	'<img src="/favicon.svg" alt="" width="1" height="1">',
])('%s is fine', (html) => {
	expect(check(html)).toEqual([]);
});

test.each<[string, Finding['kind'], Finding['level'], string]>([
	[
		'<a href="/reference/segment">See <b>it</b></a>',
		'broken-link',
		'error',
		'the link "See it" to /reference/segment leads nowhere. The nearest page is /reference/segments',
	],
	['<a href="/old">x</a>', 'broken-link', 'error', 'It leads to a redirect: write the address it leads to.'],
	['<a href="/reference/segments#limit">x</a>', 'broken-anchor', 'warning', 'Did you mean #limits?'],
	['<a href="#nowhere">x</a>', 'broken-anchor', 'warning', 'leads to a page without that anchor'],
	['<a href="/reference/segments/">x</a>', 'unclean-link', 'error', 'Write /reference/segments'],
	[
		'<a href="/reference/segments.html#limits">x</a>',
		'unclean-link',
		'error',
		'Write /reference/segments#limits',
	],
	['<a href="segments">x</a>', 'relative-link', 'error', 'Write it from the root'],
	['<p id="b"></p><p id="b"></p>', 'duplicate-id', 'warning', 'the id "b" stands more than once'],
	['<script src="/_astro/gone.js"></script>', 'missing-asset', 'error', 'loads /_astro/gone.js'],
	['<img src="/favicon.svg" alt="">', 'bare-image', 'error', 'without alt, width or height'],
	['<a href="https://a.example" target="_blank">x</a>', 'unsafe-link', 'error', 'without rel="noopener"'],
])('%s is a %s', (html, kind, level, text) => {
	const [found, ...others] = check(html);
	expect(others).toEqual([]);
	expect(found).toMatchObject({ kind, level });
	expect(found?.text).toContain('/a: ');
	expect(found?.text).toContain(text);
});

test('a link that repeats the address of the site is reported', () => {
	const pages = [
		readPage(
			'/a',
			'<a href="https://docs.example.com/a">x</a><a href="https://docs.example.community/a">y</a>',
		),
	];
	const found = checkSite(pages, {
		pending: new Set(),
		redirects: new Set(),
		fileExists: () => false,
		origin: 'https://docs.example.com',
	});
	expect(found).toMatchObject([
		{ kind: 'relative-link', level: 'error', what: expect.stringContaining('Write /a') },
	]);
});

test('a mistake in what all pages share is one line', () => {
	const footer = '<footer><a href="/reference/segment">Segments</a></footer>';
	const findings = check(footer, { '/b': footer, '/c': footer, '/d': footer, '/e': footer });
	expect(summarize(findings)).toEqual([
		'/a, /b, /c and 2 more: the link "Segments" (footer) to /reference/segment leads nowhere. The nearest page is /reference/segments',
	]);
});

describe('routes', () => {
	test('two that differ in case only are reported', () => {
		expect(check('', { '/A': '' })).toMatchObject([{ kind: 'duplicate-route', level: 'warning' }]);
	});
});

test('links to pages still to be written become what they say, and nothing else changes', () => {
	const folder = mkdtempSync(join(tmpdir(), 'links-'));
	const file = join(folder, 'a.html');
	const html =
		'<p>See <a title="a > b" href="/next#x">the <b>next</b> page</a>, <a href="/a">this</a> &amp; <a href="/next">it</a>.</p>';
	writeFileSync(file, html);
	const { pages, unlinked } = unlinkPending([{ ...readPage('/a', html), file }], new Set(['/next']));
	expect(readFileSync(file, 'utf8')).toBe('<p>See the <b>next</b> page, <a href="/a">this</a> &amp; it.</p>');
	expect(pages.flatMap(({ links }) => links.map(({ href }) => href))).toEqual(['/a']);
	expect(unlinked).toEqual(['/next (2)']);
	rmSync(folder, { recursive: true });
});
