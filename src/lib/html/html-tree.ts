import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** Elements whose text is not part of what a page says. */
const SILENT = new Set([
	'script',
	'style',
	'template',
	'svg',
	'button',
	'pre',
	'nav',
	'legend',
	'label',
	'input',
]);

/** Classes of what says something of a page, or of others, that is not its subject: badges, and links to operations. */
const SILENT_CLASSES = ['availability', 'api-of-page'];

/** Elements that stand in a line of text; all others end a word, as do spans with a class, which styles set apart. */
const INLINE = new Set([
	'a',
	'abbr',
	'b',
	'code',
	'em',
	'mark',
	's',
	'span',
	'strong',
	'sub',
	'sup',
	'time',
	'var',
	'wbr',
	'kbd',
	'q',
	'samp',
]);

/** The value of an attribute, or undefined. */
export function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
	return attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;
}

/** Languages of blocks that show what programs print, which readers paste into the search. */
const PRINTED = new Set(['text', 'txt', 'log', 'http']);

/** Whether the text of an element belongs to the text of its page: code and controls do not, what programs print does. */
export function speaks(element: Element): boolean {
	if (element.tagName === 'pre' && PRINTED.has(attribute(element, 'data-lang') ?? '')) return true;
	if (SILENT.has(element.tagName) || attribute(element, 'data-search') === 'skip') return false;
	return !SILENT_CLASSES.some((name) => hasClass(element, name));
}

/** All elements below a node, in order, into which `enter` lets. */
export function* elementsIn(
	node: { childNodes: Node[] },
	enter: (element: Element) => boolean = () => true,
): Generator<Element> {
	// One list instead of generators within generators: those would pass each element up through all levels.
	const waiting = node.childNodes.toReversed();
	for (let child = waiting.pop(); child !== undefined; child = waiting.pop()) {
		if (!tree.isElementNode(child) || !enter(child)) continue;
		yield child;
		for (let index = child.childNodes.length - 1; index >= 0; index--)
			waiting.push(child.childNodes[index] as Node);
	}
}

/** The text of an element without what does not speak, white space collapsed. */
export function textOf(node: { childNodes: Node[] }): string {
	return collapse(pieces(node));
}

/** The text of a heading without the note that stands behind it. */
export function headingOf(heading: Element): string {
	const isNote = (child: Node) => tree.isElementNode(child) && child.tagName === 'small';
	return textOf({ childNodes: heading.childNodes.filter((child) => !isNote(child)) });
}

/** Elements that are lines of a text of their own: nobody reads on from one into the next as if it were one sentence. */
const LINES = new Set(['p', 'li', 'dt', 'dd', 'pre', 'figcaption', 'tr']);
const LINE_END = '\n';

/** Collapses white space, except for the ends of lines. */
export function collapse(text: string): string {
	return text
		.replace(/[^\S\n]+/g, ' ')
		.replace(/ ?\n[ \n]*/g, LINE_END)
		.trim();
}

/** Cells of a row, with a dot between them. */
export function cellsOf(cells: readonly Node[]): string {
	const texts = cells.map((cell) => collapse(piece(cell)).replaceAll(LINE_END, ' '));
	return texts.filter(Boolean).join(' · ');
}

/** The text of a node as it stands, with a space around everything that is not inline. */
function pieces(node: { childNodes: Node[] }): string {
	return node.childNodes.map((child) => piece(child)).join('');
}

/** As `pieces`, for one node itself. */
export function piece(node: Node): string {
	if (tree.isTextNode(node)) return node.value.replace(/\s+/g, ' ');
	if (!tree.isElementNode(node) || !speaks(node)) return ' ';
	if (node.tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `;
	const inside = node.tagName === 'tr' ? cellsOf(node.childNodes) : pieces(node);
	if (LINES.has(node.tagName)) return LINE_END + inside + LINE_END;
	const isApart = node.tagName === 'span' && attribute(node, 'class') !== undefined && !isCode(node);
	return INLINE.has(node.tagName) && !isApart ? inside : ` ${inside} `;
}

/** Whether an element stands in code, where spans have colors. */
function isCode({ parentNode }: Element): boolean {
	if (!parentNode || !tree.isElementNode(parentNode)) return false;
	return parentNode.tagName === 'code' || isCode(parentNode);
}
