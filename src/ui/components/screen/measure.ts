/** Advance widths of the text font from the space to `~`, in hundredths of its size, regular and semi-bold. */
const WIDTHS = {
	regular: [
		25, 24, 35, 65, 56, 85, 69, 20, 31, 31, 44, 63, 27, 49, 28, 44, 61, 34, 57, 58, 58, 58, 59, 53, 58, 59,
		28, 27, 63, 63, 63, 53, 88, 70, 64, 70, 70, 59, 56, 72, 72, 35, 54, 66, 55, 87, 73, 77, 61, 77, 63, 61,
		64, 67, 68, 93, 65, 62, 60, 31, 44, 31, 63, 50, 50, 55, 59, 55, 59, 57, 34, 56, 57, 24, 27, 55, 26, 87,
		58, 60, 59, 59, 40, 51, 34, 58, 55, 81, 56, 55, 50, 33, 24, 33, 63,
	],
	strong: [
		23, 27, 38, 69, 59, 89, 69, 21, 33, 33, 42, 63, 28, 47, 29, 47, 62, 38, 59, 59, 61, 60, 61, 55, 60, 61,
		29, 29, 63, 63, 63, 55, 91, 72, 67, 71, 72, 60, 58, 73, 74, 40, 57, 70, 57, 91, 75, 77, 65, 77, 67, 63,
		67, 70, 70, 98, 70, 65, 62, 34, 47, 34, 63, 50, 50, 58, 61, 57, 61, 59, 36, 57, 59, 27, 29, 59, 28, 90,
		60, 61, 61, 61, 44, 53, 36, 60, 58, 85, 59, 59, 53, 35, 26, 35, 63,
	],
};
/** Width of a character that the table does not have, such as a dash. */
const OTHER = 100;

/** How text is set. */
export interface TextStyle {
	size: number;
	strong?: boolean;
}

/** Width of a line of text in pixels. */
export function widthOf(text: string, { size, strong = false }: TextStyle): number {
	const widths = strong ? WIDTHS.strong : WIDTHS.regular;
	let sum = 0;
	for (const letter of text) sum += widths[(letter.codePointAt(0) as number) - 32] ?? OTHER;
	return (sum * size) / 100;
}

/** Breaks text into lines of a width, between words, and inside of a word that is wider than a line. */
export function wrap(text: string, width: number, style: TextStyle): string[] {
	const lines: string[] = [];
	for (const paragraph of text.split('\n')) {
		let line = '';
		for (const word of paragraph.split(' ').flatMap((word) => pieces(word, width, style))) {
			const longer = line ? `${line}${word.glued ? '' : ' '}${word.text}` : word.text;
			if (line && widthOf(longer, style) > width) {
				lines.push(line);
				line = word.text;
			} else line = longer;
		}
		lines.push(line);
	}
	return lines;
}

function pieces(word: string, width: number, style: TextStyle): { text: string; glued: boolean }[] {
	const found: { text: string; glued: boolean }[] = [];
	let rest = '';
	for (const letter of word) {
		if (widthOf(rest + letter, style) > width && rest) {
			const after = /^.*[/.?=-]/.exec(rest)?.[0].length ?? rest.length;
			found.push({ text: rest.slice(0, after), glued: found.length > 0 });
			rest = rest.slice(after);
		}
		rest += letter;
	}
	return [...found, { text: rest, glued: found.length > 0 }];
}
