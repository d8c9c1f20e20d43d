import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What of a page has to be in its Markdown, in the order of the page. Texts are without white space. */
export interface Content {
	/** Level and text. */
	headings: string[];
	code: string[];
	/** One entry a row, its cells with bars between. */
	rows: string[];
	/** Whole addresses. */
	links: string[];
}

/** What is no content: ways to other pages, controls, and what only scripts show. */
const AROUND = [
	'contents',
	'page-menu',
	'page-meta',
	'needs-script',
	'without-script',
	'courses',
	'feedback',
	'search-field',
	'icon',
];
const CONTROLS = ['nav', 'button', 'form', 'script', 'svg', 'template'];

/**
 * Reads the content of HTML: that of a built page, or of its Markdown made HTML again by the Markdown engine of the site.
 *
 * @param base address of the page
 */
export function contentOf(html: string, base: string): Content {
	const elements = [...within(parse(html))];
	const root =
		elements.find(({ tagName }) => tagName === 'main') ?? elements.find(({ tagName }) => tagName === 'body');
	const inside = root ? [...within(root, (element) => !isAround(element))] : [];
	const named = (...names: string[]) => inside.filter(({ tagName }) => names.includes(tagName));
	return {
		headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(
			(heading) => `${heading.tagName} ${textOf(heading, 'small')}`,
		),
		code: named('pre').map(codeOf),
		rows: named('table').flatMap(rowsOf),
		links: named('a')
			.filter((link) => attribute(link, 'href') !== undefined && !leadsToItself(link))
			.map((link) => new URL(attribute(link, 'href') ?? '', base).href),
	};
}

/** Rows of a table. A cell that reaches over several rows is the first of each, as only heads of rows do. */
function rowsOf(table: Element): string[] {
	let head = '';
	let left = 0;
	return [...within(table)]
		.filter(({ tagName }) => tagName === 'tr')
		.map((row) => {
			const cells = row.childNodes.filter((cell) => tree.isElementNode(cell));
			const texts = cells.map((cell) => textOf(cell));
			const span = cells.findIndex((cell) => Number(attribute(cell, 'rowspan') ?? 1) > 1);
			if (span > 0) throw new Error('a cell in the middle reaches over several rows');
			if (left > 0) texts.unshift(head);
			left--;
			if (span === 0) [head = '', left] = [texts[0], Number(attribute(cells[0] as Element, 'rowspan')) - 1];
			return texts.join('|');
		});
}

function* within(
	parent: { childNodes: Node[] },
	enter: (element: Element) => boolean = () => true,
): Generator<Element> {
	for (const child of parent.childNodes) {
		if (!tree.isElementNode(child) || !enter(child)) continue;
		yield child;
		yield* within(child, enter);
	}
}

function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((one) => one.name === name)?.value;
}

function isAround(element: Element): boolean {
	const classes = attribute(element, 'class')?.split(' ') ?? [];
	return CONTROLS.includes(element.tagName) || AROUND.some((name) => classes.includes(name));
}

/** A heading or a field that is a link to itself. */
function leadsToItself(link: Element): boolean {
	if (attribute(link, 'class') === 'anchor') return true;
	const parent = link.parentNode as Element;
	return attribute(link, 'href') === `#${attribute(parent, 'id')}`;
}

function textOf(node: Node, without?: string): string {
	if (tree.isTextNode(node)) return node.value.replace(/\s+/g, '');
	if (!tree.isElementNode(node) || node.tagName === without || isAround(node)) return '';
	if (attribute(node, 'class')?.includes('term-definition')) return '';
	return node.childNodes.map((child) => textOf(child, without)).join('');
}

/** Code as it stands, but for the signs of a diff, which pages show by color. */
function codeOf(pre: Element): string {
	const raw = (node: Node): string =>
		tree.isTextNode(node) ? node.value : tree.isElementNode(node) ? node.childNodes.map(raw).join('') : '';
	const [code] = [...within(pre)];
	const isDiff = attribute(pre, 'data-lang') === 'diff';
	const wasDiff = attribute(code ?? pre, 'class')?.includes('language-diff');
	const text = raw(pre).replace(/\n+$/, '');
	if (isDiff || !wasDiff) return text;
	return text.replace(/^[-+ ]/gm, '');
}
