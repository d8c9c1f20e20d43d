import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes, siteScripts } from '~/hosting/csp.ts';
import { securityHeaders } from '~/hosting/headers.ts';

function siteWith(html: string): string {
	const folder = mkdtempSync(join(tmpdir(), 'csp-'));
	writeFileSync(join(folder, 'index.html'), html);
	return folder;
}

test('inline scripts are named by their hash, data and files are not', () => {
	const folder = siteWith(
		'<script>alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
	);
	expect(inlineScriptHashes(folder, ['alert(1)'])).toEqual([
		"'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
	]);
});

test.each([
	['<script>alert(1)</SCRIPT>', /index\.html\n {2}found: {4}a script of another form/],
	['<script>alert(1)</script>', /index\.html\n {2}found: {4}an inline script: "alert\(1\)"\n {2}expected: /],
	['<style>a{}</style>', /index\.html\n {2}found: {4}a <style> element/],
	['<a onclick="x()">', /index\.html\n {2}found: {4}an inline onclick handler/],
	["<a title='>' onclick='x()'>", /index\.html\n {2}found: {4}an inline onclick handler/],
	['<p style="color:red">', /index\.html\n {2}found: {4}a style attribute/],
	['<img alt="a > b" STYLE=top:0>', /index\.html\n {2}found: {4}a style attribute/],
])('%s stops the build', (html, message) => {
	expect(() => inlineScriptHashes(siteWith(html), [])).toThrow(message);
});

test.each([
	'<iframe src="/quickstart"></iframe>',
	'<object data="/a.pdf">',
	'<embed src="/a.pdf">',
	'<base href="https://example.com/">',
	'<meta http-equiv="refresh" content="0; url=/a">',
	"<meta content='0' HTTP-EQUIV=refresh>",
	'<form action="https://example.com/">',
	'<form action="//example.com/">',
	'<button formaction="https://example.com/">',
	'<link rel="stylesheet" href="https://example.com/a.css">',
	'<link rel="preconnect" href="https://example.com">',
	'<script src="https://example.com/a.js"></script>',
	'<img alt="" src="https://example.com/a.png">',
	'<img alt="" srcset="/a.png 1x, https://example.com/a.png 2x">',
	'<video poster="//example.com/a.png">',
	'<a href="javascript:alert(1)">',
	'<a href=" java\nscript:alert(1)">',
	"<a href='JavaScript&colon;alert(1)'>",
	'<a href="&#106;avascript:alert(1)">',
	'<a title=">" href="data:text/html,a">',
])('%s belongs to no page: the build names it', (html) => {
	expect(() => inlineScriptHashes(siteWith(html), [])).toThrow(
		/^index\.html\n {2}found: {4}<.*\n {2}expected: .+\n {2}write: {4}.+$/s,
	);
});

test('links to other sites, and what configured features load, stop nothing', () => {
	const html = `<link rel="canonical" href="https://docs.getunleash.io/"><a href="https://example.com">a</a>
		<a href="mailto:a@example.com">a</a><a href="#javascript:">a</a><form action="/search"></form>
		<img alt="" src="data:image/png;base64,AA"><p title="<iframe>">&lt;iframe src="https://example.com"></p>
		<script src="https://widget.example.com/a.js"></script>`;
	const hosts = { 'script-src': ['https://widget.example.com'] };
	expect(inlineScriptHashes(siteWith(html), [], hosts)).toEqual([]);
	expect(() =>
		inlineScriptHashes(siteWith(html), [], { 'script-src': ['https://widget.example'] }),
	).toThrow();
});

test('the scripts that pages have inline are those of the site', () => {
	expect(siteScripts().map((code) => code.length > 100)).toEqual([true, true]);
});

test('a style in the text of a page, or in what an attribute says, stops nothing', () => {
	const html = '<p title="a style=b onclick=c">Write &lt;p style="top:0"> or style="top:0".</p>';
	expect(inlineScriptHashes(siteWith(html), [])).toEqual([]);
});

test('without configured features the policy names no host but the own one', () => {
	const policy = contentSecurityPolicy(["'sha256-abc'"]);
	expect(policy).toContain("script-src 'self' 'sha256-abc';");
	expect(policy).not.toMatch(/https?:|\*/);
	expect(policy).not.toContain('unsafe');
	expect(policy).toContain("frame-ancestors 'none'");
});

test('a configured feature adds its host where it needs it', () => {
	expect(contentSecurityPolicy([], { 'frame-src': ['https://www.youtube-nocookie.com'] })).toContain(
		'frame-src https://www.youtube-nocookie.com;',
	);
});

test('text becomes neither markup nor code, but for the addresses that one named policy lets through', () => {
	const policy = contentSecurityPolicy([]);
	expect(policy).toContain("require-trusted-types-for 'script'; trusted-types unleash-docs");
});

test('where a report address is set, browsers of all ages learn it', () => {
	const policy = contentSecurityPolicy([], {}, 'https://reports.example.com/csp');
	expect(policy).toMatch(/; report-uri https:\/\/reports\.example\.com\/csp; report-to csp$/);
	expect(securityHeaders(policy)).toContainEqual([
		'Reporting-Endpoints',
		'csp="https://reports.example.com/csp"',
	]);
	expect(contentSecurityPolicy([])).not.toContain('report');
	expect(securityHeaders(contentSecurityPolicy([])).map(([name]) => name)).not.toContain(
		'Reporting-Endpoints',
	);
});
