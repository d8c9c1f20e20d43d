import type { MdastNode } from 'satteri';
import { componentOf, nodesOf } from '../markdown/page-tree.ts';

/** Running text of a file, without code, labels of the admin UI and names in italics. */
export interface Passage {
	/** Line of its start, counted from 1. */
	line: number;
	text: string;
	/** Whether it is in the words of readers, as the questions of the frontmatter, which may have other names for things. */
	isOfReaders?: boolean;
}

/** Stands where something was left out, so that what is around it makes no word. */
const LEFT_OUT = '\uFFFC';

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
/** Code, and what is quoted: labels of the admin UI are bold, names of other vendors' things are in italics. */
const QUOTED = new Set(['inlineCode', 'strong', 'emphasis', 'mdxTextExpression', 'html']);
/** Attributes of components that readers see. */
const SHOWN = ['title', 'alt', 'caption', 'summary', 'label', 'text'];
/** Fields of the frontmatter that readers do not see as prose. */
const HIDDEN = /^(?:keywords|related|registry|repository|package|fingerprint):/;

/** Running text of a page: its frontmatter, paragraphs, headings, cells, and texts of components. */
export function passagesOfPage(source: string): Passage[] {
	return nodesOf(source).flatMap((node): Passage[] => {
		const line = node.position?.start.line ?? 1;
		if (node.type === 'yaml') {
			return passagesOfLines(node.value, line + 1).map((one) => ({
				...one,
				isOfReaders: /^\s*- /.test(one.text),
			}));
		}
		if (BLOCKS.has(node.type) && 'children' in node) {
			return [{ line, text: node.children.map((child) => textOf(child as MdastNode)).join('') }];
		}
		const { props = {} } = componentOf(node) ?? {};
		return SHOWN.map((name) => props[name])
			.filter((text) => typeof text === 'string')
			.map((text) => ({ line, text: withoutCode(text) }));
	});
}

/** Running text of a file of data, line by line: each line of a value counts, and no key. */
export function passagesOfLines(source: string, first = 1): Passage[] {
	return source.split('\n').flatMap((text, index) =>
		HIDDEN.test(text) || /^\s*#/.test(text)
			? []
			: [
					{
						line: first + index,
						text: withoutCode(text.replace(/^\s*(?:- )?["']?[\w.-]+["']?:(?=\s|$)/, '')),
					},
				],
	);
}

/** Line of a place in a passage. */
export function lineIn({ line, text }: Passage, offset: number): number {
	return line + text.slice(0, offset).split('\n').length - 1;
}

function textOf(node: MdastNode): string {
	if (QUOTED.has(node.type)) return LEFT_OUT;
	if (node.type === 'text') return node.value;
	return 'children' in node ? node.children.map((child) => textOf(child as MdastNode)).join('') : LEFT_OUT;
}

function withoutCode(text: string): string {
	return text.replace(/`[^`]*`|\*\*[^*]+\*\*|\]\([^)]*\)|https?:\S+/g, LEFT_OUT);
}
