import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseHtml } from 'parse5';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { attribute, type Element, elementsIn } from '../../src/lib/html/html-tree.ts';
import { dist } from './built-site.ts';

/*
 * What readers of the published documentation look for, page by page: every route, and each fact that its page, or
 * one that it links to, must say. `find` are words of the page, in any letter case.
 */

const folder = join(import.meta.dirname, 'facts');
const factsOfPage = z.array(
	z.strictObject({
		says: z.string().min(3),
		find: z.array(z.string().min(2)).min(1),
		/** The page that says it, where it is another. */
		on: z.string().startsWith('/').optional(),
	}),
);
const lists = readdirSync(folder).map((name) => ({
	name,
	pages: z
		.record(z.string().startsWith('/'), factsOfPage)
		.parse(parse(readFileSync(join(folder, name), 'utf8'))),
}));
const routes = lists.flatMap(({ pages }) => Object.entries(pages));
const texts = new Map<string, string>();

/** What a page says, with its title and without menus, in small letters and with single spaces; undefined without a page. */
/** Apostrophes as they are typed: pages curl those outside of code. */
const straight = (text: string) => text.replaceAll('’', "'");

function textOfPage(route: string): string | undefined {
	const known = texts.get(route);
	if (known !== undefined) return known;
	let html: string;
	try {
		html = readFileSync(join(dist, `${route === '/' ? '/index' : route}.html`), 'utf8');
	} catch {
		return undefined;
	}
	const main = [...elementsIn(parseHtml(html))].find(({ tagName }) => tagName === 'main');
	const text = main ? straight(plain(main)).replaceAll(/\s+/g, ' ').toLowerCase() : '';
	texts.set(route, text);
	return text;
}

function plain(node: Element): string {
	return node.childNodes
		.map((child) => {
			if ('value' in child) return child.value;
			if (!('tagName' in child) || /^(script|style)$/.test(child.tagName)) return '';
			return `${attribute(child, 'alt') ?? ''}${plain(child)}`;
		})
		.join('');
}

test('the lists name all routes, each once', () => {
	const names = routes.map(([route]) => route);
	expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
	expect(names.length).toBeGreaterThanOrEqual(240);
});

test.each(routes)('%s says what readers look for', (route, facts) => {
	expect(textOfPage(route), `the page ${route}`).toBeDefined();
	const missing = facts.flatMap(({ says, find, on = route }) => {
		const text = textOfPage(on);
		if (text === undefined) return [`${says}: there is no page ${on}`];
		return find
			.filter((words) => !text.includes(straight(words).toLowerCase()))
			.map((words) => `${says}: "${words}" is not on ${on}`);
	});
	expect(missing).toEqual([]);
});
