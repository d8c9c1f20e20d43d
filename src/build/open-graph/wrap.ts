/** A text in lines, and the size at which they fit. */
export interface Fitted {
	lines: string[];
	size: number;
}

/** Room for a text. */
export interface Room {
	width: number;
	/** Sizes to try, from the largest to the smallest. */
	sizes: readonly number[];
	/** Most lines at any size but the last. */
	lines: number;
	/** Height of all lines together. */
	height: number;
	/** Height of a line in parts of the size. */
	leading: number;
}

/**
 * Breaks a text into lines at the largest size at which it fits. At the smallest size it takes as many lines as it
 * needs, and words that are longer than a line are broken: nothing is ever cut.
 *
 * @param parts the text, cut where a line may end; spaces at the end of a line are dropped
 * @param widthOf width of a text at a size
 */
export function fitLines(
	parts: readonly string[],
	room: Room,
	widthOf: (text: string, size: number) => number,
): Fitted {
	for (const size of room.sizes) {
		const lines = linesOf(parts, (text) => widthOf(text, size) <= room.width);
		const fits =
			lines?.length && lines.length <= room.lines && lines.length * size * room.leading <= room.height;
		if (lines && fits) return { lines, size };
	}
	const size = room.sizes.at(-1) ?? 0;
	const fits = (text: string) => widthOf(text, size) <= room.width;
	const short = parts.flatMap((part) => (fits(part.trimEnd()) ? [part] : [...part]));
	return { lines: linesOf(short, fits) ?? [], size };
}

/** Fills line after line; undefined when a part alone is too long. */
function linesOf(parts: readonly string[], fits: (text: string) => boolean): string[] | undefined {
	const lines: string[] = [];
	let line = '';
	for (const part of parts) {
		if (line !== '' && !fits((line + part).trimEnd())) {
			lines.push(line.trimEnd());
			line = '';
		}
		line += part;
		if (!fits(line.trimEnd())) return undefined;
	}
	return [...lines, line.trimEnd()];
}
