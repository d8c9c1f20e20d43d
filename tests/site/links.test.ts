import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsOf } from '../../src/build/checks/integration.ts';
import { summarize } from '../../src/build/checks/links.ts';
import { readSite } from '../../src/build/checks/read-site.ts';
import { foreignBreakpoints } from './breakpoints.ts';
import { dist } from './built-site.ts';

const pages = readSite(dist);
const findings = findingsOf(dist, pages);

test.each(['error', 'warning'] as const)('the built site has no finding of level %s', (level) => {
	expect(summarize(findings.filter((finding) => finding.level === level))).toEqual([]);
});

test('no page links to an address that does not exist', () => {
	const routes = new Set(pages.map(({ path }) => path));
	const dead = pages.flatMap(({ path, links }) =>
		links
			.filter(({ href }) => href.startsWith('/'))
			.map(({ href }) => href.replace(/[#?].*/, ''))
			.filter((to) => !routes.has(to) && !existsSync(join(dist, to)))
			.map((to) => `${path} -> ${to}`),
	);
	expect(dead).toEqual([]);
});

test('the layout switches at one width only', () => {
	expect(foreignBreakpoints(dist)).toEqual([]);
});
