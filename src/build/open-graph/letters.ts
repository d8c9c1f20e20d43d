import type { Font, PathCommand } from 'opentype.js';
import type { Canvas, Ink } from './canvas.ts';
import { coverageOf, type Mask } from './coverage.ts';

/** A word, in units of which a size has a thousand. */
interface Word {
	/** Empty for a space. */
	path: PathCommand[];
	width: number;
	/** As it is drawn at each size. */
	masks: Map<number, Mask>;
}

const UNITS = 1000;
/** Words, and parts of paths, with the space behind or the slash before them. */
const WORDS = /(?<= )|(?=\/)/;

/** Titles and paths of an API repeat their words: each is set once, which takes most of the time of a picture. */
const known = new WeakMap<Font, Map<string, Word>>();

function wordOf(font: Font, text: string): Word {
	const words = known.get(font) ?? new Map<string, Word>();
	known.set(font, words);
	const word = words.get(text) ?? {
		path: font.getPath(text, 0, 0, UNITS).commands,
		width: font.getAdvanceWidth(text, UNITS),
		masks: new Map(),
	};
	words.set(text, word);
	return word;
}

function maskOf({ path, masks }: Word, size: number): Mask {
	const mask = masks.get(size) ?? coverageOf(path, size / UNITS);
	masks.set(size, mask);
	return mask;
}

/** Width of texts in a font, as a function of text and size. */
export function widthsIn(font: Font): (text: string, size: number) => number {
	return (text, size) =>
		text.split(WORDS).reduce((sum, word) => sum + wordOf(font, word).width, 0) * (size / UNITS);
}

/** What writes texts in a font, with their start on the base line. */
export function writerOn(canvas: Canvas) {
	return (font: Font, text: string, x: number, y: number, size: number, ink: Ink): void => {
		let left = Math.round(x);
		for (const part of text.split(WORDS)) {
			const word = wordOf(font, part);
			if (word.path.length > 0) canvas.fill(maskOf(word, size), ink, Math.round(left), Math.round(y));
			left += word.width * (size / UNITS);
		}
	};
}
