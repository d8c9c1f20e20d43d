import type { Heading, List, ListItem, Root, Text } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { attribute, elementsIn } from '../../lib/html/html-tree.ts';
import { components } from './components.ts';
import { isLeftOut } from './left-out.ts';
import { isBlock, lineOf } from './line.ts';
import {
	type Block,
	type Converter,
	classesOf,
	elementsOf,
	type HtmlNode,
	isElement,
	paragraph,
	type Rule,
} from './nodes.ts';
import { table } from './table.ts';

/*
 * Markdown is made from the built HTML, which is what readers see: sources have components, and pages of the API none.
 * `hast-util-to-mdast` (of `rehype-remark`) was tried first: with handlers for the components of the site it took 6.9 s
 * for 670 pages, more than half of it for copies and white space. This takes 3 s. The writing of Markdown, with all that
 * has to be escaped in it, is left to `mdast-util-to-markdown`, on which `remark-stringify` is built.
 */

/** GitHub's tables without padding: columns that stand below each other cost a reader of text more than they tell. */
const extensions = [gfmTableToMarkdown({ tablePipeAlign: false })];

/**
 * Text in which nothing can be taken for a sign of Markdown, wherever it stands: most of it, also what stands between
 * two pieces of code. To look for signs in it takes a third of the time of the whole.
 */
const HARMLESS = /^[ ,.;:()’”]*(?:[a-z][a-z\d ,.;:?'"()/%’“”…–-]*)?$/i;

const textHandler: Handle = ({ value }: Text, _, state, info) =>
	HARMLESS.test(value) ? value : state.safe(value, info);

/**
 * The content of a page as Markdown.
 *
 * @param content nodes of the page's `main`
 * @param base canonical address of the page, against which its addresses are resolved
 */
export function contentToMarkdown(content: readonly HtmlNode[], base: string): string {
	const write: Converter = {
		base,
		blocks: (nodes) => blocksOf(nodes, write),
		line: (nodes) => lineOf(nodes, base),
		columns: (nodes) => lineOf(nodes, base, true),
	};
	const root: Root = { type: 'root', children: write.blocks(content) };
	return toMarkdown(root, {
		extensions,
		handlers: { text: textHandler },
		bullet: '-',
		emphasis: '_',
		fences: true,
		listItemIndent: 'one',
		resourceLink: true,
		rule: '-',
	});
}

function blocksOf(nodes: readonly HtmlNode[], write: Converter): Block[] {
	const result: Block[] = [];
	let inline: HtmlNode[] = [];
	const flush = () => {
		if (inline.length > 0) result.push(...paragraph(write.line(inline)));
		inline = [];
	};
	for (const node of nodes) {
		if (!isBlock(node)) {
			inline.push(node);
			continue;
		}
		flush();
		if (!isLeftOut(node)) result.push(...ruleOf(node)(node, write));
	}
	flush();
	return result;
}

const oneLine: Rule = ({ childNodes }, write) => paragraph(write.line(childNodes));
const inside: Rule = ({ childNodes }, write) => write.blocks(childNodes);

/** Without the link to itself; what stands small behind a heading becomes a line below it. */
const heading: Rule = ({ tagName, childNodes }, write) => {
	const notes = elementsOf(childNodes, 'small');
	const title = childNodes.filter((child) => !isElement(child, 'small'));
	return [
		{ type: 'heading', depth: Number(tagName.slice(1)) as Heading['depth'], children: write.line(title) },
		...notes.flatMap((note) => paragraph(write.line(note.childNodes))),
	];
};

const items: Rule = (element, write) => {
	const children = elementsOf(element.childNodes, 'li').map(
		(item): ListItem => ({ type: 'listItem', spread: false, children: itemBlocks(item, write) }),
	);
	const start = Number(attribute(element, 'start') ?? 1);
	const result: List = { type: 'list', ordered: element.tagName === 'ol', start, spread: false, children };
	return [result];
};

/** The blocks of a list item. Check marks of tasks are raw, because they'd be escaped as text. */
const itemBlocks: Rule = (element, write) => {
	const blocks = write.blocks(element.childNodes);
	const [first] = blocks;
	if (first?.type !== 'paragraph' || !classesOf(element).includes('task-list-item')) return blocks;
	const box = [...elementsIn(element)].find(({ tagName }) => tagName === 'input');
	const isDone = box !== undefined && attribute(box, 'checked') !== undefined;
	first.children.unshift({ type: 'html', value: isDone ? '[x] ' : '[ ] ' });
	return blocks;
};

const quote: Rule = ({ childNodes }, write) => [{ type: 'blockquote', children: write.blocks(childNodes) }];

const tags: Record<string, Rule> = {
	...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, heading])),
	blockquote: quote,
	ol: items,
	p: oneLine,
	table,
	ul: items,
};

function ruleOf(element: HtmlNode & { tagName: string }): Rule {
	const { tagName } = element;
	const special = classesOf(element as never).find((name) => `${tagName}.${name}` in components);
	return components[special ? `${tagName}.${special}` : tagName] ?? tags[tagName] ?? inside;
}
