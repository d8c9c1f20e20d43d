import type { Mask } from './coverage.ts';
import { pngOf } from './png.ts';

/** Colors that a picture can have. */
const MOST = 16;

/** A color to draw with: its numbers are those of its steps from the ground, the last of them the color itself. */
export interface Ink {
	first: number;
	steps: number;
}

/** A picture of few colors, in which every shape stands on the ground. */
export class Canvas {
	/** Rows as PNG has them: a byte that says how a row differs from the one above, here never, and two pixels a byte. */
	readonly pixels: Uint8Array;
	readonly #colors: number[][];
	readonly #width: number;
	readonly #row: number;

	/**
	 * @param width even
	 * @param ground color of the ground, `#rrggbb`
	 */
	constructor(width: number, height: number, ground: string) {
		this.#width = width;
		this.#row = width / 2 + 1;
		this.pixels = new Uint8Array(this.#row * height);
		this.#colors = [channels(ground)];
	}

	/**
	 * A color, with so many steps for the edges of what is drawn with it.
	 *
	 * @throws Error if the picture has no numbers left for them
	 */
	ink(color: string, steps: number): Ink {
		const [ground = []] = this.#colors;
		const first = this.#colors.length;
		if (first + steps > MOST) throw new Error(`A picture can have ${MOST} colors, steps of edges included.`);
		for (let step = 1; step <= steps; step++) {
			this.#colors.push(
				channels(color).map((channel, index) => {
					const from = ground[index] ?? 0;
					return Math.round(from + ((channel - from) * step) / steps);
				}),
			);
		}
		return { first, steps };
	}

	/** Fills a shape. What lies beyond its right and its lower edge is cut off. */
	fill({ left, top, width, pixels }: Mask, { first, steps }: Ink, x = 0, y = 0): void {
		const end = Math.min(width, this.#width - x - left);
		let row = (y + top) * this.#row + 1;
		for (let start = 0; start < pixels.length; start += width, row += this.#row) {
			for (let column = 0; column < end; column++) {
				const step = Math.round(((pixels[start + column] ?? 0) * steps) / 255);
				if (step > 0) this.#set(row, x + left + column, first + step - 1);
			}
		}
	}

	/** Rows below the last one are no part of the array, which takes nothing there. */
	#set(row: number, column: number, color: number): void {
		const at = row + (column >> 1);
		const both = this.pixels[at] ?? 0;
		this.pixels[at] = column % 2 === 0 ? (both & 0x0f) | (color << 4) : (both & 0xf0) | color;
	}

	/** The picture as PNG. */
	png(): Promise<Buffer> {
		return pngOf(this.pixels, this.#width, this.#colors);
	}
}

/** Red, green and blue of `#rrggbb`. */
function channels(color: string): number[] {
	return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
