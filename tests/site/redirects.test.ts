import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notCarriedOver, redirects, rules } from '../../redirects.mjs';
import { builtPages, isRedirectPage } from '../../src/hosting/redirects/built-pages.ts';
import { builtSite } from '../../src/hosting/redirects/integration.ts';
import { assertRedirects } from '../../src/hosting/redirects/load.ts';
import { planRedirects, spellOut } from '../../src/hosting/redirects/plan.ts';
import { builtFiles, dist, readBuilt } from './built-site.ts';
import { goneWithoutRedirect, publishedPages } from './gone-pages.ts';

const files = builtPages(dist);
const pages = new Set([...files.keys()].filter((path) => path !== '/404'));
const plan = planRedirects(redirects, rules, pages);
const all = spellOut(plan, pages);

test('every row is right for the built pages, anchors included', () => {
	let mistakes = '';
	try {
		assertRedirects(redirects, builtSite(dist, files), process.cwd());
	} catch (error) {
		mistakes = (error as Error).message;
	}
	expect(mistakes).toBe('');
});

test('what is left out has a reason', () => {
	for (const { source, reason } of notCarriedOver) {
		expect(reason.length, source).toBeGreaterThan(20);
		expect(redirects.map(([from]) => from)).not.toContain(source);
	}
});

test('for hosts without redirects, there is a page at every old path that leads on', () => {
	for (const [from, to] of all) {
		const html = readBuilt(`${from}.html`);
		expect(isRedirectPage(html), from).toBe(true);
		expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
		expect(html).toContain(`<a href="${to}">`);
		expect(html).toContain('<meta name="robots" content="noindex">');
		expect(html).not.toMatch(/<script>|<style|\son\w+=/);
	}
});

test('only old paths have such a page, and none is in the sitemap', () => {
	const leading = builtFiles('.html').filter((file) => isRedirectPage(readBuilt(file)));
	expect(leading.length).toBe(all.size);
	const maps = builtFiles('.xml').filter((file) => file.startsWith('sitemap'));
	const listed = maps.flatMap((file) =>
		[...readBuilt(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
	);
	expect(listed.filter((path) => all.has(path))).toEqual([]);
});

test('_redirects and vercel.json hold every row', () => {
	const lines = readFileSync(join(dist, '_redirects'), 'utf8').split('\n');
	const vercel = new Map(
		JSON.parse(readBuilt('vercel.json')).redirects.map(({ source, destination }: Record<string, string>) => [
			source,
			destination,
		]),
	);
	for (const [from, to] of redirects) {
		expect(
			lines.some((line) => line.startsWith(`${from} ${to} 301`)),
			from,
		).toBe(true);
		expect(vercel.get(from)).toBe(to);
	}
});

test('a page that was published and is gone has a redirect', ({ skip }) => {
	const published = publishedPages(process.cwd());
	if ('skipped' in published) return skip(published.skipped);
	expect(goneWithoutRedirect(published.pages, new Set(files.keys()), new Set(all.keys()))).toEqual([]);
});

test('compressed copies are beside the pages', () => {
	expect(existsSync(join(dist, 'index.html.br'))).toBe(true);
	expect(existsSync(join(dist, 'index.html.gz'))).toBe(true);
});
