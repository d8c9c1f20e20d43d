import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, Strong, Text } from 'mdast';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';
import { attribute, type Element, hasClass } from '../../lib/html/html-tree.ts';

/** A node of the built HTML. */
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** What stands below something else in Markdown. */
export type Block = BlockContent;

/** Writes parts of a page: what rules for elements work with. */
export interface Converter {
	/** Canonical address of the page. */
	base: string;
	/** Nodes as blocks, text between blocks as paragraphs. */
	blocks(nodes: readonly HtmlNode[]): Block[];
	/** Nodes as one line, with spaces around what are blocks in HTML. */
	line(nodes: readonly HtmlNode[]): PhrasingContent[];
	/** Nodes as one line, with spaces between all of them, as they stand in columns. */
	columns(nodes: readonly HtmlNode[]): PhrasingContent[];
}

/** How elements of a kind are written. */
export type Rule = (element: Element, write: Converter) => Block[];

/** Whether a node is an element of one of the tags, or of any. */
export function isElement(node: HtmlNode, ...tags: string[]): node is Element {
	return tree.isElementNode(node) && (tags.length === 0 || tags.includes(node.tagName));
}

/** The elements among nodes that have one of the tags, or any. */
export function elementsOf(nodes: readonly HtmlNode[], ...tags: string[]): Element[] {
	return nodes.filter((node) => isElement(node, ...tags)) as Element[];
}

/** Classes of an element. */
export function classesOf(element: Element): string[] {
	return attribute(element, 'class')?.split(/\s+/) ?? [];
}

/** Whether a node is an element with a class. */
export function withClass(node: HtmlNode, name: string): node is Element {
	return tree.isElementNode(node) && hasClass(node, name);
}

/** The text of a node as it stands in the source. */
export function rawText(node: HtmlNode): string {
	if (tree.isTextNode(node)) return node.value;
	return tree.isElementNode(node) ? node.childNodes.map(rawText).join('') : '';
}

/** A text. */
export const text = (value: string): Text => ({ type: 'text', value });

/** Something in bold. */
export const strong = (children: PhrasingContent[]): Strong => ({ type: 'strong', children });

/** A paragraph, or nothing where it would be empty. */
export function paragraph(children: PhrasingContent[]): Paragraph[] {
	return children.length > 0 ? [{ type: 'paragraph', children }] : [];
}

/** A paragraph in bold. */
export const label = (children: PhrasingContent[]): Paragraph[] =>
	children.length > 0 ? paragraph([strong(children)]) : [];

/** A list with marks, without empty lines between its entries. */
export function list(entries: readonly Block[][]): List[] {
	const children = entries.map((entry): ListItem => ({ type: 'listItem', spread: false, children: entry }));
	return children.length > 0 ? [{ type: 'list', ordered: false, spread: false, children }] : [];
}
