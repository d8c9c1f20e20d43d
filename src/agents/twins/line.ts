import type { PhrasingContent } from 'mdast';
import { defaultTreeAdapter as tree } from 'parse5';
import { attribute, type Element, hasClass } from '../../lib/html/html-tree.ts';
import { isLeftOut } from './left-out.ts';
import { type HtmlNode, rawText, text } from './nodes.ts';

/** Elements that stand apart from the text around them. */
const BLOCKS = new Set([
	'aside',
	'blockquote',
	'details',
	'div',
	'dl',
	'fieldset',
	'figcaption',
	'figure',
	'footer',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
	'li',
	'ol',
	'p',
	'pre',
	'section',
	'table',
	'ul',
]);

/** A block of HTML: what stands in it stands apart from the text around it. */
export const isBlock = (node: HtmlNode): node is Element =>
	tree.isElementNode(node) && BLOCKS.has(node.tagName);

/** Nodes as one line, with spaces around blocks, or around every node. */
export function lineOf(nodes: readonly HtmlNode[], base: string, apart = false): PhrasingContent[] {
	return tidy(nodes.flatMap((node) => pieces(node, base, apart)));
}

function pieces(node: HtmlNode, base: string, apart: boolean): PhrasingContent[] {
	if (tree.isTextNode(node)) return [text(node.value)];
	if (!tree.isElementNode(node) || isLeftOut(node)) return [];
	const inside = () => node.childNodes.flatMap((child) => pieces(child, base, apart && isBlock(node)));
	if (isBlock(node)) return [text(' '), ...inside(), text(' ')];
	const written = inlineElement(node, base, inside);
	return apart ? [text(' '), ...written, text(' ')] : written;
}

function inlineElement(node: Element, base: string, inside: () => PhrasingContent[]): PhrasingContent[] {
	switch (node.tagName) {
		case 'a':
			return link(node, base, inside());
		case 'b':
		case 'strong':
			return marked('strong', inside());
		case 'em':
		case 'i':
			return marked('emphasis', inside());
		case 'code':
		case 'kbd':
		case 'pre':
			return [{ type: 'inlineCode', value: collapse(rawText(node)).trim() }];
		case 'br':
			return [text(' ')];
		case 'img':
			return [{ type: 'image', url: whole(attribute(node, 'src'), base), alt: attribute(node, 'alt') ?? '' }];
		case 'svg':
			return drawing(node);
		default:
			if (hasClass(node, 'question-label')) return [...inside(), text(':')];
			return hasClass(node, 'method') || hasClass(node, 'elsewhere')
				? [text(' '), ...inside(), text(' ')]
				: inside();
	}
}

function link(node: Element, base: string, children: PhrasingContent[]): PhrasingContent[] {
	const href = attribute(node, 'href');
	if (href === undefined || hasClass(node, 'anchor')) return children;
	const inner = tidy(children);
	return inner.length === 0 ? [] : [{ type: 'link', url: whole(href, base), children: inner as never }];
}

/** Bold or emphasized, with the spaces at its ends outside, where Markdown wants them. */
function marked(type: 'strong' | 'emphasis', children: PhrasingContent[]): PhrasingContent[] {
	const inner = tidy(children);
	if (inner.length === 0) return children;
	const [first, last] = [children[0], children.at(-1)];
	const before = first?.type === 'text' && /^\s/.test(first.value) ? [text(' ')] : [];
	const after = last?.type === 'text' && /\s$/.test(last.value) ? [text(' ')] : [];
	return [...before, { type, children: inner }, ...after];
}

/** A drawing says what it shows; one without a text alternative is an ornament. */
function drawing(node: Element): PhrasingContent[] {
	const label = attribute(node, 'aria-label');
	return label === undefined ? [] : [text(`Drawing: ${label}`)];
}

function whole(address = '', base: string): string {
	return URL.canParse(address, base) ? new URL(address, base).href : address;
}

function collapse(value: string): string {
	return value.replace(/[ \t\n\r\f]+/g, ' ');
}

/** Texts beside each other as one, white space collapsed, none at the ends and none before a point. */
function tidy(nodes: readonly PhrasingContent[]): PhrasingContent[] {
	const result: PhrasingContent[] = [];
	for (const node of nodes) {
		const last = result.at(-1);
		if (node.type === 'text' && last?.type === 'text') last.value += node.value;
		else result.push(node.type === 'text' ? { ...node } : node);
	}
	for (const [index, node] of result.entries()) {
		if (node.type !== 'text') continue;
		node.value = collapse(node.value);
		if (index === 0) node.value = node.value.replace(/^ /, '');
		if (index === result.length - 1) node.value = node.value.replace(/ $/, '');
	}
	return result.filter((node) => node.type !== 'text' || node.value !== '');
}
