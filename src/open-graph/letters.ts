import type { Font } from 'opentype.js';

/** A word as it is drawn, in units of which a size has a thousand. */
interface Word {
	/** Path of SVG; empty for a space. */
	path: string;
	width: number;
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
		path: font.getPath(text, 0, 0, UNITS).toPathData(0),
		width: font.getAdvanceWidth(text, UNITS),
	};
	words.set(text, word);
	return word;
}

/** Width of texts in a font, as a function of text and size. */
export function widthsIn(font: Font): (text: string, size: number) => number {
	return (text, size) =>
		text.split(WORDS).reduce((sum, word) => sum + wordOf(font, word).width, 0) * (size / UNITS);
}

/** A text as paths of SVG, with its start on the base line. */
export function write(font: Font, text: string, x: number, y: number, size: number, color: string): string {
	const scale = size / UNITS;
	let left = Math.round(x);
	const words = text.split(WORDS).map((word) => {
		const { path, width } = wordOf(font, word);
		const place = `translate(${left.toFixed(1)} ${Math.round(y)}) scale(${scale})`;
		left += width * scale;
		return path && `<path transform="${place}" d="${path}"/>`;
	});
	return `<g fill="${color}">${words.join('')}</g>`;
}
