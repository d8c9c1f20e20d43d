import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RedirectPlan } from '~/config/redirects/types.ts';
import { cachingOf, headersFor } from '~/hosting/headers.ts';
import { writeHostFiles } from '~/hosting/hosts/write.ts';
import { builtPages, isRedirectPage } from '~/hosting/redirects/built-pages.ts';

const plan: RedirectPlan = {
	exact: new Map([
		['/addons', '/reference/integrations'],
		['/tags', '/reference/feature-toggles#tags'],
	]),
	prefixes: [{ from: '/docs/reference/', to: '/reference/' }],
};
const policy = "default-src 'self'";
const texts = () => ({ lang: 'en', dir: 'ltr' as const, title: 'This page has moved', text: 'It is now at' });

test('headers of a file', () => {
	const names = headersFor('/index.html').map(([name]) => name);
	expect(names).toEqual([
		'Content-Security-Policy',
		'Strict-Transport-Security',
		'X-Content-Type-Options',
		'X-Frame-Options',
		'Referrer-Policy',
		'Permissions-Policy',
		'Cross-Origin-Opener-Policy',
		'Cache-Control',
	]);
	expect(cachingOf('/_astro/a.js')).toBe('public, max-age=31536000, immutable');
	expect(cachingOf('/quickstart.html')).toBe('public, max-age=0, must-revalidate');
	expect(headersFor('/', { policy })[0]).toEqual(['Content-Security-Policy', policy]);
});

test('pages of other sites may read what is meant for them, and nothing else', () => {
	const shared = (path: string) =>
		headersFor(path).some(([name, value]) => name === 'Access-Control-Allow-Origin' && value === '*');
	for (const path of [
		'/embed/search.js',
		'/embed/search.css',
		'/search/index.json',
		'/_astro/search-guides.Iw-o0lVR.json',
		'/openapi.json',
		'/openapi.yaml',
		'/openapi/client.json',
	])
		expect(shared(path), path).toBe(true);
	for (const path of [
		'/',
		'/quickstart.html',
		'/search.html',
		'/_astro/a.js',
		'/search/pages.json',
		'/404.html',
	])
		expect(shared(path), path).toBe(false);
});

test('files for hosts are written, and pages that lead on are no pages', async () => {
	const dist = mkdtempSync(join(tmpdir(), 'hosts-'));
	writeFileSync(join(dist, 'index.html'), '<title>Home</title>');
	const pages = new Set(['/', '/reference/integrations']);
	const input = { plan, policy, pages, texts, forced: false };
	expect(await writeHostFiles(dist, input)).toBe(3);
	expect(readdirSync(dist, { recursive: true }).sort()).toEqual([
		'_headers',
		'_hosting.json',
		'_redirects',
		'addons.html',
		'docs',
		'docs/reference',
		'docs/reference/integrations.html',
		'index.html',
		'nginx.conf',
		'redirect.js',
		'tags.html',
		'vercel.json',
	]);
	expect(isRedirectPage(readFileSync(join(dist, 'tags.html'), 'utf8'))).toBe(true);
	expect([...builtPages(dist).keys()]).toEqual(['/']);
	await expect(writeHostFiles(dist, input)).rejects.toThrow(
		'/addons\n  found:    a page, and a redirect to /reference/integrations',
	);
});
