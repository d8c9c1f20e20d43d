import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, defaultTreeAdapter as tree } from 'parse5';
import { expect, test } from 'vitest';
import { builtPages } from '../../src/hosting/redirects/built-pages.ts';
import { readPage } from '../../src/search/records/read-page.ts';
import { wordsOf } from '../../src/search/text/words.ts';
import { changedPages, sample } from '../sample.ts';
import { DIST } from './built-engine.ts';

/** Number of pages that are compared in a run. */
const PAGES = 150;

test('no words of two blocks run together in the index', () => {
	const pages = sample([...builtPages(DIST)], PAGES, 'joined words', ([url]) => changedPages().has(url));
	const joined = pages.flatMap(([url, file]) => {
		const html = readFileSync(join(DIST, file), 'utf8');
		const known = wordsOfNodes(html);
		const sections = readPage(html, url)?.sections ?? [];
		const words = sections.flatMap(({ headings, text }) => wordsOf(`${headings.at(-1) ?? ''} ${text}`));
		return words.filter(({ raw }) => !known.has(raw)).map(({ raw }) => `${url}: ${raw}`);
	});
	expect([...new Set(joined)]).toEqual([]);
});

/** Words that stand whole in a text node; the pieces of a word that may break, or has colors as code, are one. */
function wordsOfNodes(html: string): Set<string> {
	const known = new Set<string>();
	const add = (text: string) => {
		for (const { raw } of wordsOf(text)) known.add(raw);
	};
	const visit = (node: Parameters<typeof tree.isElementNode>[0]): void => {
		if (tree.isTextNode(node)) add(node.value);
		if (!('childNodes' in node)) return;
		const isWhole = tree.isElementNode(node) && node.tagName === 'code';
		const breaks = node.childNodes.some((child) => tree.isElementNode(child) && child.tagName === 'wbr');
		if (isWhole || breaks) add(textOf(node));
		for (const alt of tree.isElementNode(node) ? node.attrs.filter(({ name }) => name === 'alt') : [])
			add(alt.value);
		node.childNodes.forEach(visit);
	};
	visit(parse(html));
	return known;
}

function textOf(node: Parameters<typeof tree.isElementNode>[0]): string {
	if (tree.isTextNode(node)) return node.value;
	return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
