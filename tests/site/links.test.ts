import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { findingsOf } from '../../src/build/checks/integration.ts';
import { summarize } from '../../src/build/checks/links.ts';
import { readSite } from '../../src/build/checks/read-site.ts';
import { attribute, elementsIn, textOf } from '../../src/lib/html/html-tree.ts';
import { changedPages, sample } from '../sample.ts';
import { foreignBreakpoints } from './breakpoints.ts';
import { dist } from './built-site.ts';

/** Number of pages that are parsed in a run. */
const COMPARED = 150;

const pages = readSite(dist);
const findings = findingsOf(dist, pages);

test.each(['error', 'warning'] as const)('the built site has no finding of level %s', (level) => {
	expect(summarize(findings.filter((finding) => finding.level === level))).toEqual([]);
});

test('the check sees every id and link that a parser finds, with its text', () => {
	const compared = sample(pages, COMPARED, 'parsed links', ({ path }) => changedPages().has(path));
	const different = compared.filter(({ file, ids, links }) => {
		const elements = [...elementsIn(parse(readFileSync(file, 'utf8'), { scriptingEnabled: false }))];
		const having = (name: string, tags: RegExp) =>
			elements.filter(({ tagName, attrs }) => tags.test(tagName) && attrs.some((attr) => attr.name === name));
		const found = having('href', /^a(?:rea)?$/).map((link) => [
			attribute(link, 'href'),
			textOf(link) || (attribute(link, 'aria-label') ?? attribute(link, 'alt') ?? ''),
		]);
		const expected = [having('id', /./).map((element) => attribute(element, 'id')), found];
		return JSON.stringify([ids, links.map(({ href, text }) => [href, text])]) !== JSON.stringify(expected);
	});
	expect(different.map(({ path }) => path)).toEqual([]);
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
