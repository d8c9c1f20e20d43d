import { describe, expect, test } from 'vitest';
import { readBuilt, withImports } from './built-site.ts';
import { budgets, byWeight, MEDIAN, weighedPages, worstTen } from './weights.ts';

const pages = weighedPages();

describe('weight', () => {
	test.each(budgets)('$name: no page is over $most bytes', (budget) => {
		const over = byWeight(budget).filter(({ bytes }) => bytes >= budget.most);
		expect(
			over.map(({ file }) => file),
			worstTen(budget),
		).toEqual([]);
	});

	test('the median page is under 12 KB', () => {
		const [whole] = budgets;
		const middle = whole && byWeight(whole)[Math.floor(pages.length / 2)];
		expect(middle?.bytes).toBeLessThan(MEDIAN);
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
