import { describe, expect, test } from 'vitest';
import { isRedirectPage } from '../../src/hosting/redirects/built-pages.ts';
import { builtFiles, gzipped, readBuilt, withImports } from './built-site.ts';

/** Budgets of the design, in bytes of gzip. */
const budgets = { shell: 6_000, median: 12_000, page: 28_000, script: 8_000, style: 20_000 };

const pages = builtFiles('.html')
	.map((file) => ({ file, html: readBuilt(file) }))
	.filter(({ html }) => !isRedirectPage(html));

describe('weight', () => {
	test('no page is over 28 KB', () => {
		const heavy = pages.filter(({ html }) => gzipped(html) > budgets.page).map(({ file }) => file);
		expect(heavy).toEqual([]);
	});

	test('the median page is under 12 KB', () => {
		const sizes = pages.map(({ html }) => gzipped(html)).sort((a, b) => a - b);
		expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(budgets.median);
	});

	test('the shell without content is under 6 KB', () => {
		for (const { file, html } of pages) {
			const shell = html
				.replace(/<main[\s\S]*<\/main>/, '')
				/* The operations of the open tag grow with the contract; they count in the weight of the page. */
				.replace(/<a [^>]*>[^<]*<span class="method(?:(?!<\/a>)[\s\S])*<\/a>/g, '')
				.replace(/<aside class="contents-column"[\s\S]*?<\/aside>/, '');
			expect(gzipped(shell), file).toBeLessThan(budgets.shell);
		}
	});

	test('scripts that load at once are under 8 KB together', () => {
		for (const { file, html } of pages) {
			const external = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
			const bytes = withImports(external).reduce((sum, src) => sum + gzipped(readBuilt(src)), 0);
			expect(bytes, file).toBeLessThan(budgets.script);
		}
	});

	test('styles are under 20 KB together', () => {
		for (const { file, html } of pages) {
			const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(
				([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
			);
			const bytes = sheets.reduce((sum, href) => sum + gzipped(readBuilt(href)), 0);
			expect(bytes, file).toBeLessThan(budgets.style);
		}
	});

	test('no page asks for React before a reader reaches for a control', () => {
		for (const { file, html } of pages) {
			const eager = [...html.matchAll(/<(?:script|link)[^>]*\s(?:src|href)="([^"]+\.js)"/g)].map(
				([, src = '']) => src,
			);
			for (const src of withImports(eager)) expect(readBuilt(src), `${file} ${src}`).not.toMatch(/react/i);
		}
	});

	test('no page names a host of somebody else in what it loads', () => {
		for (const { file, html } of pages) {
			const loads =
				html.match(/<(?:script|img|iframe|source|video)[^>]*\s(?:src|srcset)="https?:[^"]*"/g) ?? [];
			const linked =
				html.match(
					/<link[^>]*rel="(?:stylesheet|preload|preconnect|dns-prefetch|modulepreload)"[^>]*href="https?:[^"]*"/g,
				) ?? [];
			expect([...loads, ...linked], file).toEqual([]);
		}
	});
});
