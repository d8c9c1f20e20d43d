import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { listFiles } from '../../lib/files/file-paths.ts';

/** First and last code point. */
export type Range = readonly [first: number, last: number];

/** What readers type, and what stands in texts without being seen in them: space that does not break, soft hyphen. */
const ALWAYS: readonly Range[] = [
	[0x20, 0x7e],
	[0xa0, 0xa0],
	[0xad, 0xad],
];

/** Elements whose text is not shown. */
const UNSEEN = new Set(['script', 'style', 'template', 'title']);

const CSS_TEXT = /content:\s*(["'])((?:\\.|(?!\1).)*)\1/g;

/**
 * The code points of everything that the built site shows: its pages, and what its styles add.
 *
 * @param dist folder of the built site
 * @param texts more texts that readers see, such as those of controls that load later
 * @returns each with one place that uses it; those that are always wanted are not among them unless used
 */
export function charactersOf(dist: string, texts: ReadonlyMap<string, string> = new Map()) {
	const found = new Map<number, string>();
	const note = (text: string, where: string) => {
		for (const character of text) {
			const point = character.codePointAt(0) ?? 0;
			if (point >= 0x20 && !found.has(point)) found.set(point, where);
		}
	};
	for (const [where, text] of texts) note(text, where);
	for (const file of listFiles(dist)) {
		const read = () => readFileSync(join(dist, file), 'utf8');
		if (file.endsWith('.html')) noteShown(parse(read()), (text) => note(text, file));
		else if (file.endsWith('.css'))
			for (const [, , text = ''] of read().matchAll(CSS_TEXT)) note(unescaped(text), file);
	}
	return found;
}

function noteShown(node: DefaultTreeAdapterTypes.Node, note: (text: string) => void): void {
	if (tree.isTextNode(node)) note(node.value);
	if (tree.isElementNode(node) && UNSEEN.has(node.tagName)) return;
	if ('childNodes' in node) for (const child of node.childNodes) noteShown(child, note);
}

function unescaped(text: string): string {
	return text.replace(/\\([\da-f]{1,6})\s?/gi, (_, hex: string) =>
		String.fromCodePoint(Number.parseInt(hex, 16)),
	);
}

/** The ranges of a `unicode-range`. */
export function parseRanges(text: string): Range[] {
	return text.split(',').map((part) => {
		const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
		return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
	});
}

/** The `unicode-range` of code points in order. */
export function formatRanges(ranges: readonly Range[]): string {
	const hex = (point: number) => point.toString(16).toUpperCase();
	return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

/** Whether a code point is in one of the ranges. */
export function within(point: number, ranges: readonly Range[]): boolean {
	return ranges.some(([first, last]) => first <= point && point <= last);
}

/**
 * Divides what a font covers.
 *
 * @param covered ranges of the complete font
 * @param used code points that the site shows
 * @returns ranges of the part that readers load, and of the rest
 */
export function divide(
	covered: readonly Range[],
	used: ReadonlySet<number>,
): { part: Range[]; rest: Range[] } {
	const part: [number, number][] = [];
	const rest: [number, number][] = [];
	for (const [first, last] of covered.toSorted(([a], [b]) => a - b)) {
		for (let point = first; point <= last; point++) {
			if (isControl(point)) continue;
			const side = used.has(point) || within(point, ALWAYS) ? part : rest;
			const end = side.at(-1);
			if (end && end[1] === point - 1) end[1] = point;
			else side.push([point, point]);
		}
	}
	return { part, rest };
}

/** Line ends and their kin have no glyph: a font must not load for them. */
function isControl(point: number): boolean {
	return point < 0x20 || (point >= 0x7f && point < 0xa0);
}
