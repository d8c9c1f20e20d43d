import { parse, defaultTreeAdapter as tree } from 'parse5';
import { expect, test } from 'vitest';
import { readPage } from '../../src/search/records/read-page.ts';
import { wordsOf } from '../../src/search/text/words.ts';
import { readBuilt, samplePages } from '../site/built-site.ts';

/** Number of pages that are compared in a run. */
const PAGES = 150;

test('no words of two blocks run together in the index', () => {
	const joined = samplePages(PAGES, 'joined words').flatMap(([url, file]) => {
		const html = readBuilt(file);
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
