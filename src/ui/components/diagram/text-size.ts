import { breakableParts } from '~/markdown/breaks.ts';
import type { Box } from './geometry.ts';

/** Width of a letter of a label at 14 px, and of a note at 12 px: averages of the fonts. */
export const LETTER = { label: 7.4, note: 7.2 };

/** Height of a line of a label, and of a note. */
export const LINE = { label: 18, note: 17 };

/** Room between the text of a box and its outline, on both sides together. */
const PADDING = { across: 12, down: 22 };

/** What a kind of box takes beside its text: a diamond is narrow where its text begins, a person stands above it. */
const SHAPE: Partial<Record<Box['kind'], { across?: number; down?: number; times?: number }>> = {
	decision: { times: 1.9 },
	store: { down: 14 },
	person: { down: 24 },
	state: { across: 12 },
};

/** Size that a box needs for its text, in pixels. */
export function neededSize({ label, note, kind }: Pick<Box, 'label' | 'note' | 'kind'>): [number, number] {
	const { across = 0, down = 0, times = 1 } = SHAPE[kind] ?? {};
	if (kind === 'remark') return remarkSize(label);
	const [lines, notes] = [label.split('\n'), note?.split('\n') ?? []];
	const text = Math.max(widthOf(lines, LETTER.label), widthOf(notes, LETTER.note));
	const tall = lines.length * LINE.label + notes.length * LINE.note;
	return [
		Math.ceil((text + PADDING.across + across) * times),
		Math.ceil((tall + PADDING.down + down) * (times > 1 ? 1.5 : 1)),
	];
}

function remarkSize(text: string): [number, number] {
	const lines = text.split('\n');
	return [Math.ceil(widthOf(lines, LETTER.note)), lines.length * LINE.note];
}

function widthOf(lines: readonly string[], letter: number): number {
	return Math.max(0, ...lines.map((line) => line.length * letter));
}

/** A text with as many line breaks as it takes to stay within a width, at spaces and the joints of long names. */
export function wrapped(text: string, width: number, letter: number): string {
	return text
		.split('\n')
		.flatMap((line) => {
			const lines: string[] = [];
			for (const part of partsOf(line)) {
				const longer = (lines.at(-1) ?? '') + part;
				if (lines.length > 0 && longer.trimEnd().length * letter <= width) lines[lines.length - 1] = longer;
				else lines.push(part);
			}
			return lines.map((one) => one.trimEnd());
		})
		.join('\n');
}

function partsOf(line: string): string[] {
	return line.split(/(?<= )/).flatMap((word) => breakableParts(word));
}
