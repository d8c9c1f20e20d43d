import type { PhrasingContent } from 'mdast';
import {
	type Block,
	elementsOf,
	type HtmlNode,
	isElement,
	list,
	paragraph,
	type Rule,
	rawText,
	text,
	withClass,
} from './nodes.ts';

/** Blocks that stand below the line of a field: its own fields, and forms that its value may have. */
const isNested = (node: HtmlNode) => isElement(node, 'ul', 'ol', 'details', 'div');

/** What says at the side of a field's name which values it takes. */
const isFact = (node: HtmlNode) => isElement(node, 'i', 'b', 'small', 'span', 'code');

/** Fields of a schema: name, type and text on one line, fields of fields as lists below it. */
export const fields: Rule = ({ childNodes }, write) =>
	list(
		elementsOf(childNodes, 'li').map((item): Block[] => {
			const [name, ...rest] = item.childNodes.filter((child) => rawText(child).trim() !== '');
			const head: PhrasingContent[] =
				name && isElement(name, 'a')
					? [{ type: 'inlineCode', value: rawText(name) }]
					: write.line(name ? [name] : []);
			const said = rest.filter((child) => !isFact(child) && !isNested(child));
			const words = said.flatMap((part): PhrasingContent[] => {
				const line = write.line([part]);
				/* Limits are no sentences. */
				return [text(' '), ...(withClass(part, 'limits') ? [text('('), ...line, text(')')] : line)];
			});
			const facts = rest.filter(isFact).flatMap((fact) => [text(' '), ...write.line([fact])]);
			return [
				...paragraph([...head, ...facts, ...(words.length > 0 ? [text(':'), ...words] : [])]),
				...write.blocks(rest.filter(isNested).map(withoutLabel)),
			];
		}),
	);

/** Fields of a field follow at once: how many they are can be seen. */
function withoutLabel(node: HtmlNode): HtmlNode {
	if (!isElement(node, 'details')) return node;
	return { ...node, childNodes: node.childNodes.filter((child) => !isElement(child, 'summary')) };
}
