import { readings } from '../../../api-reference/samples/variables.ts';
import { inGuide, inSample, type Replacement, type ShownOperation } from './replacements.ts';
import type { Values } from './values.ts';

/** Code as it was written, by the element that shows it. */
const written = new WeakMap<Element, Node[]>();

/**
 * Puts the reader's values into all samples of a page, in place of those that were there before.
 *
 * @param operation what the samples of an API page call
 * @returns how many samples hold a value now
 */
export function fill(root: Document, values: Values, operation: ShownOperation | undefined): number {
	let count = 0;
	for (const code of root.querySelectorAll(
		'.samples pre code, pre:is([data-lang=sh], [data-lang=http]) code',
	)) {
		const before = written.get(code) ?? [...code.childNodes];
		written.set(code, before);
		const source = before.map((node) => node.textContent).join('');
		const made = replacementsFor(code, source, values, operation);
		if (made.length === 0 && !code.querySelector('.filled')) continue;
		code.replaceChildren(...before.map((node) => node.cloneNode(true)));
		for (const one of made.toReversed()) put(code, one);
		if (made.length > 0) count++;
	}
	return count;
}

function replacementsFor(
	code: Element,
	source: string,
	values: Values,
	operation: ShownOperation | undefined,
): Replacement[] {
	if (!code.closest('.samples')) return inGuide(source, values);
	const panel = code.closest('.panel');
	const id = panel?.previousElementSibling?.previousElementSibling?.getAttribute('value') ?? '';
	const isKnown = (name: string): name is keyof typeof readings => Object.hasOwn(readings, name);
	return operation && isKnown(id) ? inSample(source, readings[id], operation, values) : [];
}

/** Replaces a stretch of the text of an element, whatever elements it runs through. Values become text, never markup. */
function put(code: Element, { start, end, text }: Replacement): void {
	const range = document.createRange();
	range.setStart(...placeAt(code, start, false));
	range.setEnd(...placeAt(code, end, true));
	range.deleteContents();
	if (text === '') return;
	const filled = document.createElement('span');
	filled.className = 'filled';
	filled.textContent = text;
	range.insertNode(filled);
}

/** The text node and the place in it where a text position is; on the border of two, in the one before if `isEnd`. */
function placeAt(code: Element, position: number, isEnd: boolean): [node: Node, offset: number] {
	const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
	let left = position;
	let last: Node = code;
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const { length } = node as Text;
		if (isEnd ? left <= length : left < length) return [node, left];
		left -= length;
		last = node;
	}
	return [last, last.textContent?.length ?? 0];
}
