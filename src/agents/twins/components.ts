import type { Code, Paragraph } from 'mdast';
import { attribute } from '../../lib/html/html-tree.ts';
import { fields } from './fields.ts';
import {
	elementsOf,
	isElement,
	label,
	list,
	paragraph,
	type Rule,
	rawText,
	strong,
	text,
	withClass,
} from './nodes.ts';

/** A block of code with its caption as title, below the numbers of its marked lines. */
const code: Rule = ({ childNodes }, write) => {
	const title = elementsOf(childNodes, 'figcaption').map(rawText).join(' ').trim().replaceAll('"', "'");
	return childNodes.flatMap((child) => {
		if (!isElement(child, 'pre'))
			return isElement(child, 'figcaption', 'button') ? [] : write.blocks([child]);
		const lang = attribute(child, 'data-lang') ?? 'text';
		const value = (lang === 'diff' ? signed(child) : rawText(child)).replace(/\n+$/, '');
		const block: Code = { type: 'code', lang, meta: title ? `title="${title}"` : null, value };
		return [...markedLines(child), block];
	});
};

/** The numbers of the lines that the page points out: texts refer to them, and Markdown can't mark lines of code. */
function markedLines(pre: Parameters<Rule>[0]): Paragraph[] {
	const numbers: number[] = [];
	let number = 1;
	for (const part of elementsOf(pre.childNodes, 'code').flatMap(({ childNodes }) => childNodes)) {
		if (isElement(part, 'mark')) numbers.push(number);
		number += rawText(part).split('\n').length - 1;
	}
	return numbers.length > 0 ? paragraph([text(`Marked lines: ${numbers.join(', ')}`)]) : [];
}

/** A diff with the signs at the start of its lines, which pages show by color. */
function signed(pre: Parameters<Rule>[0]): string {
	const parts = elementsOf(pre.childNodes, 'code').flatMap(({ childNodes }) => childNodes);
	const signs: Record<string, string> = { del: '-', ins: '+' };
	return parts
		.flatMap((part) => {
			const sign = (isElement(part) && signs[part.tagName]) || ' ';
			return rawText(part)
				.split(/(?<=\n)/)
				.map((line) => sign + line);
		})
		.join('');
}

/** Every panel one after the other, under the label of its tab unless that stands in it. */
const tabs: Rule = ({ childNodes }, write) => {
	let name = '';
	return elementsOf(childNodes).flatMap((child) => {
		if (child.tagName === 'label') name = rawText(child);
		if (child.tagName !== 'div') return [];
		const says = child.childNodes.some((part) => withClass(part, 'status'));
		return [...(says || !name ? [] : label([text(name)])), ...write.blocks(child.childNodes)];
	});
};

/** Terms with what they mean, each an entry of a list. */
const definitions: Rule = ({ childNodes }, write) =>
	list(
		elementsOf(childNodes, 'div').map((group) => {
			const part = (tag: string) => elementsOf(group.childNodes, tag).flatMap((found) => found.childNodes);
			const [term, meaning] = [part('dt'), part('dd')];
			const nested = elementsOf(meaning, 'ul');
			if (nested.length > 0)
				return [...paragraph([strong(write.line(term)), text(':')]), ...write.blocks(nested)];
			return paragraph([strong(write.line(term)), text(': '), ...write.line(meaning)]);
		}),
	);

/** A notice as a quote that begins with its kind and title. */
const callout: Rule = (element, write) => {
	const kind = /--(\w+)/.exec(attribute(element, 'class') ?? '')?.[1] ?? 'note';
	const title = attribute(element, 'aria-label') ?? '';
	const name = kind.charAt(0).toUpperCase() + kind.slice(1);
	const content = element.childNodes.filter((child) => !withClass(child, 'starlight-aside__title'));
	const head = label([text(title === '' || title === name ? name : `${name}: ${title}`)]);
	return [{ type: 'blockquote', children: [...head, ...write.blocks(content)] }];
};

/** What can be opened, opened: its label stands in bold above it. */
const opened: Rule = ({ childNodes }, write) => {
	const summary = elementsOf(childNodes, 'summary').flatMap((part) => part.childNodes);
	return [
		...label(write.line(summary)),
		...write.blocks(childNodes.filter((child) => !isElement(child, 'summary'))),
	];
};

/** Entries with several parts, each on one line. */
const lines: Rule = ({ childNodes }, write) =>
	list(elementsOf(childNodes, 'li').map((item) => paragraph(write.columns(item.childNodes))));

/** Cards as a list: what each leads to, and what it says of that. */
const cards: Rule = ({ childNodes }, write) =>
	list(elementsOf(childNodes).map((card) => paragraph(write.columns(card.childNodes))));

/** A question with its options; the answer stands below, in what can be opened. */
const question: Rule = ({ childNodes }, write) => [
	...label(elementsOf(childNodes, 'legend').flatMap((legend) => write.line(legend.childNodes))),
	...list(
		childNodes
			.filter((child) => withClass(child, 'question-option'))
			.map((option) => paragraph(write.line([option]))),
	),
];

const boldLine: Rule = ({ childNodes }, write) => label(write.line(childNodes));
const spacedLine: Rule = ({ childNodes }, write) => paragraph(write.columns(childNodes));

/** A label, and what it stands for with commas between. */
const labelled: Rule = ({ childNodes }, write) => {
	const parts = childNodes.map((child) => write.line([child])).filter(({ length }) => length > 0);
	return paragraph(
		parts.flatMap((part, index) => [...(index ? [text(index > 1 ? ', ' : ' ')] : []), ...part]),
	);
};

const video: Rule = ({ childNodes }, write) => paragraph([text('Video: '), ...write.line(childNodes)]);

/** How components of the site are written, by tag, or by tag and class. */
export const components: Record<string, Rule> = {
	aside: callout,
	details: opened,
	'div.cards': cards,
	'div.tabs': tabs,
	dl: definitions,
	fieldset: question,
	'figure.code': code,
	'figure.video': video,
	'p.api-of-page': labelled,
	'p.availability': labelled,
	'p.bench-title': boldLine,
	'p.endpoint': spacedLine,
	'p.request-title': boldLine,
	'p.status': boldLine,
	'ul.changes': lines,
	'ul.fields': fields,
	'ul.operations': lines,
};
