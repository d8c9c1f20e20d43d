import { describe, expect, test } from 'vitest';
import { checkSite, type Finding, summarize } from '~/build/checks/links.ts';
import type { BuiltPage } from '~/build/checks/read-site.ts';
import { scanPage } from '~/build/checks/scan.ts';

const readPage = (path: string, html: string): BuiltPage => ({ path, file: path, ...scanPage(html) });
const files = new Set(['/favicon.svg', '/_astro/a.css']);

function check(html: string, more: Record<string, string> = {}): Finding[] {
	const pages = Object.entries({ '/a': html, '/reference/segments': '<h2 id="limits">Limits</h2>', ...more });
	return checkSite(
		pages.map(([path, source]) => readPage(path, source)),
		{
			redirects: new Map([['/old', '/reference/segments']]),
			fileExists: (path) => files.has(path),
			elsewhere: ['/sdks'],
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
	'<a href="/sdks/go#use">x</a>',
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
		'the link "See it" to /reference/segment, which no page has\n  expected: the path of a page\n  write:    /reference/segments',
	],
	['<a href="/old">x</a>', 'broken-link', 'error', 'an old address\n  write:    /reference/segments'],
	['<a href="/reference/segments#limit">x</a>', 'broken-anchor', 'warning', 'write:    #limits'],
	['<a href="#nowhere">x</a>', 'broken-anchor', 'warning', 'a page without that anchor'],
	['<a href="/reference/segments/">x</a>', 'unclean-link', 'error', 'write:    /reference/segments'],
	[
		'<a href="/reference/segments.html#limits">x</a>',
		'unclean-link',
		'error',
		'write:    /reference/segments#limits',
	],
	['<a href="segments">x</a>', 'relative-link', 'error', 'an address from the root'],
	['<p id="b"></p><p id="b"></p>', 'duplicate-id', 'warning', 'the id "b" more than once'],
	[
		'<script src="/_astro/gone.js"></script>',
		'missing-asset',
		'error',
		'/_astro/gone.js, which is not in the build',
	],
	['<img src="/favicon.svg" alt="">', 'bare-image', 'error', 'with alt, width and height'],
	['<a href="https://a.example" target="_blank">x</a>', 'unsafe-link', 'error', 'rel="noopener"'],
])('%s is a %s', (html, kind, level, text) => {
	const findings = check(html);
	expect(findings).toMatchObject([{ kind, level }]);
	expect(summarize(findings)).toEqual([expect.stringMatching(/^\/a\n {2}found: /)]);
	expect(summarize(findings)[0]).toContain(text);
});

test('a link that repeats the address of the site is reported', () => {
	const pages = [
		readPage(
			'/a',
			'<a href="https://docs.example.com/a">x</a><a href="https://docs.example.community/a">y</a>',
		),
	];
	const found = checkSite(pages, {
		redirects: new Map(),
		fileExists: () => false,
		origin: 'https://docs.example.com',
	});
	expect(found).toMatchObject([{ kind: 'relative-link', level: 'error', fault: { write: '/a' } }]);
});

test('a mistake in what all pages share is said once', () => {
	const footer = '<footer><a href="/reference/segment">Segments</a></footer>';
	const findings = check(footer, { '/b': footer, '/c': footer, '/d': footer, '/e': footer });
	expect(summarize(findings)).toEqual([
		'/a, /b, /c and 2 more\n  found:    the link "Segments" (footer) to /reference/segment, which no page has\n  expected: the path of a page\n  write:    /reference/segments',
	]);
});

describe('routes', () => {
	test('two that differ in case only are reported', () => {
		expect(check('', { '/A': '' })).toMatchObject([{ kind: 'duplicate-route', level: 'warning' }]);
	});
});
