import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages } from '../../src/hosting/redirects/built-pages.ts';
import { twinOf } from '../../src/lib/urls/markdown-page.ts';
import { builtFiles, dist } from './built-site.ts';
import { onEveryServer } from './every-server.ts';

const pages = [...builtPages(dist)];
const hashed = `/${builtFiles('.css').find((file) => file.startsWith('_astro'))}`;

onEveryServer(({ get }) => {
	test('every page is there as Markdown, which search engines leave out', async () => {
		for (const [path] of pages) {
			const twin = twinOf(path);
			if (twin === undefined) continue;
			const { status, headers, body } = await get(twin);
			expect([twin, status, headers['content-type']?.replace(' ', ''), headers['x-robots-tag']]).toEqual([
				twin,
				200,
				'text/markdown;charset=utf-8',
				'noindex',
			]);
			expect(body.equals(readFileSync(join(dist, twin))), twin).toBe(true);
		}
	});

	test('the lists of Markdown are text, of which search engines take the short one', async () => {
		for (const [path, robots] of [
			['/llms.txt', undefined],
			['/llms-full.txt', 'noindex'],
			['/llms-full/sdks.txt', 'noindex'],
		] as const) {
			const { status, headers } = await get(path);
			expect([status, headers['content-type'], headers['x-robots-tag']], path).toEqual([
				200,
				'text/plain; charset=utf-8',
				robots,
			]);
		}
	});

	test('a page answers in Markdown to clients that prefer it, and says that it depends on them', async () => {
		const Accept = 'text/markdown, text/html, */*';
		for (const path of ['/', '/quickstart', '/reference/api/unleash/create-feature?q=a']) {
			const { status, headers, body } = await get(path, { Accept });
			expect([status, headers['content-type'], headers['x-robots-tag']], path).toEqual([
				200,
				'text/markdown; charset=utf-8',
				undefined,
			]);
			expect(headers.vary?.split(', '), path).toContain('Accept');
			const twin = twinOf(path.replace(/\?.*/, '')) ?? '';
			expect(body.equals(readFileSync(join(dist, twin))), path).toBe(true);
			expect((await get(path)).headers.vary?.split(', '), path).toContain('Accept');
		}
		expect((await get('/nowhere', { Accept })).status).toBe(404);
		expect((await get('/quickstart.html', { Accept })).headers.location).toBe('/quickstart');
		expect((await get(hashed, { Accept })).headers['content-type']).toContain('text/css');
	});

	test('a copy of the page is never taken for its Markdown, nor the other way around', async () => {
		const markdown = { Accept: 'text/markdown' };
		const [page, twin] = [await get('/quickstart'), await get('/quickstart', markdown)];
		expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		const kept = { 'If-None-Match': page.headers.etag ?? '' };
		expect((await get('/quickstart', { ...markdown, ...kept })).status).toBe(200);
		expect((await get('/quickstart', kept)).status).toBe(304);
		expect((await get('/quickstart', { 'If-None-Match': twin.headers.etag ?? '' })).status).toBe(200);
	});
});
