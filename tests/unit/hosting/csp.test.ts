import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from '~/hosting/csp.ts';
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
	expect(inlineScriptHashes(folder)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

test.each([
	['<script>alert(1)</SCRIPT>', /index\.html\n {2}found: {4}a script of another form/],
	['<style>a{}</style>', /index\.html\n {2}found: {4}a <style> element/],
	['<a onclick="x()">', /index\.html\n {2}found: {4}an inline onclick handler/],
	["<a title='>' onclick='x()'>", /index\.html\n {2}found: {4}an inline onclick handler/],
	['<p style="color:red">', /index\.html\n {2}found: {4}a style attribute/],
	['<img alt="a > b" STYLE=top:0>', /index\.html\n {2}found: {4}a style attribute/],
])('%s stops the build', (html, message) => {
	expect(() => inlineScriptHashes(siteWith(html))).toThrow(message);
});

test('a style in the text of a page, or in what an attribute says, stops nothing', () => {
	const html = '<p title="a style=b onclick=c">Write &lt;p style="top:0"> or style="top:0".</p>';
	expect(inlineScriptHashes(siteWith(html))).toEqual([]);
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
