import { escapeText } from '~/markdown/code.ts';
import { type TextStyle, widthOf, wrap } from './measure.ts';

/** A rectangle: left, top, width, height. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** Text sizes of drawings. In the smallest width that a form is shown at, none is under 12 px. */
export const BODY = { size: 14 } as const;
export const STRONG = { size: 14, strong: true } as const;
export const HINT = { size: 13 } as const;
export const TITLE = { size: 18, strong: true } as const;
/** Height of a line of text, by its size. */
export const lineOf = ({ size }: TextStyle) => Math.round(size * 1.4);

/** Class names of a drawing's own: a site's `.frame` would set the width of a rectangle, too. */
const own = (names: string) => names.replace(/\S+/g, 's-$&');
const round = (value: number) => Math.round(value * 10) / 10;

/** Collects the shapes of a drawing, and where its texts stand, for the check. */
export class Canvas {
	readonly shapes: string[] = [];
	readonly texts: { text: string; area: Area }[] = [];
	/** Words that are wider than the place they have. Addresses may break anywhere. */
	readonly broken: string[] = [];
	readonly marks: { x: number; y: number; text: string }[] = [];

	rect([x, y, width, height]: Area, name: string, radius = 6): void {
		this.shapes.push(
			`<rect class="${own(name)}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`,
		);
	}

	path(d: string, name: string): void {
		this.shapes.push(`<path class="${own(name)}" d="${d}"/>`);
	}

	/** One line of text, whose top is `y`. */
	line(text: string, x: number, y: number, style: TextStyle, name = ''): void {
		const height = lineOf(style);
		const classes = [`t${style.size}`, style.strong && 'b', name].filter(Boolean).join(' ');
		this.texts.push({ text, area: [x, y, widthOf(text, style), height] });
		this.shapes.push(
			`<text class="${own(classes)}" x="${round(x)}" y="${round(y + height * 0.74)}">${escapeText(text)}</text>`,
		);
	}

	/** Text over as many lines as it needs. Returns its height. */
	block(text: string, x: number, y: number, width: number, style: TextStyle, name = ''): number {
		this.broken.push(
			...text.split(/\s/).filter((word) => !word.includes('/') && widthOf(word, style) > width),
		);
		const lines = wrap(text, width, style);
		for (const [index, line] of lines.entries()) this.line(line, x, y + index * lineOf(style), style, name);
		return lines.length * lineOf(style);
	}

	/** Numbers what stands left of a line from `top` to `bottom`. */
	bracket(text: string | undefined, x: number, top: number, bottom: number): void {
		if (!text) return;
		this.path(`M${round(x)} ${round(top)}V${round(bottom)}`, 'curve meant');
		this.mark(text, x, (top + bottom) / 2);
	}

	/** Numbers a control, with its center at a point. The text explains it below the drawing. */
	mark(text: string | undefined, x: number, y: number): void {
		if (text) this.marks.push({ x, y, text });
	}

	toString(): string {
		const marks = this.marks.map(
			({ x, y }, index) =>
				`<circle class="s-mark" cx="${round(x)}" cy="${round(y)}" r="10"/><text class="s-number" x="${round(x)}" y="${round(y + 4.5)}">${index + 1}</text>`,
		);
		return [...this.shapes, ...marks].join('');
	}
}
