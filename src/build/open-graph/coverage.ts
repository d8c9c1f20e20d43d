import type { PathCommand } from 'opentype.js';

/** How much of each pixel a shape covers. */
export interface Mask {
	/** Where its first pixel lies. */
	left: number;
	top: number;
	width: number;
	/** From 0 to 255, row by row. */
	pixels: Uint8Array;
}

/** Pieces of which a curve is drawn: at the sizes of the pictures, its corners are not seen. */
const PIECES = 6;

/**
 * Fills a path. Each line leaves in the pixels that it crosses how much of them lies to the right of it; summed up along
 * a row, that is what the shape covers.
 *
 * @param commands the path, whose holes run the other way round
 * @param scale what its units are multiplied by
 */
export function coverageOf(commands: readonly PathCommand[], scale = 1): Mask {
	const lines = linesOf(commands, scale);
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { x0, y0, x1, y1 } of lines) {
		left = Math.min(left, x0, x1);
		right = Math.max(right, x0, x1);
		top = Math.min(top, y0, y1);
		bottom = Math.max(bottom, y0, y1);
	}
	left = Math.floor(left);
	top = Math.floor(top);
	/* One column more takes what a line at the very right leaves behind. */
	const width = Math.ceil(right) - left + 2;
	const steps = new Float32Array(width * (Math.ceil(bottom) - top + 1));
	for (const { x0, y0, x1, y1 } of lines) addLine(steps, width, x0 - left, y0 - top, x1 - left, y1 - top);
	const pixels = new Uint8Array(steps.length);
	for (let start = 0; start < pixels.length; start += width) {
		let sum = 0;
		for (let index = start; index < start + width; index++) {
			sum += steps[index] ?? 0;
			pixels[index] = Math.round(Math.min(Math.abs(sum), 1) * 255);
		}
	}
	return { left, top, width, pixels };
}

function addLine(steps: Float32Array, width: number, x0: number, y0: number, x1: number, y1: number): void {
	const slope = (x1 - x0) / (y1 - y0);
	const sign = Math.sign(y1 - y0);
	const end = Math.max(y0, y1);
	for (let y = Math.floor(Math.min(y0, y1)); y < end; y++) {
		const above = Math.max(y, Math.min(y0, y1));
		const below = Math.min(y + 1, end);
		const a = x0 + (above - y0) * slope;
		const b = x0 + (below - y0) * slope;
		const last = Math.max(a, b);
		const first = Math.min(a, b);
		for (let x = Math.floor(first); x <= last; x++) {
			const from = Math.max(x, first);
			const to = Math.min(x + 1, last);
			const part = last > first ? (to - from) / (last - first) : 1;
			const height = sign * (below - above) * part;
			const inside = (from + to) / 2 - x;
			const at = y * width + x;
			steps[at] = (steps[at] ?? 0) + height * (1 - inside);
			steps[at + 1] = (steps[at + 1] ?? 0) + height * inside;
		}
	}
}

interface Line {
	x0: number;
	y0: number;
	x1: number;
	y1: number;
}

/** The lines that go up or down; curves become several. */
function linesOf(commands: readonly PathCommand[], scale: number): Line[] {
	const lines: Line[] = [];
	let [startX, startY, lastX, lastY] = [0, 0, 0, 0];
	const lineTo = (x: number, y: number) => {
		if (lastY !== y) lines.push({ x0: lastX * scale, y0: lastY * scale, x1: x * scale, y1: y * scale });
		lastX = x;
		lastY = y;
	};
	for (const command of commands) {
		if (command.type === 'Z') lineTo(startX, startY);
		else if (command.type === 'M') {
			startX = lastX = command.x;
			startY = lastY = command.y;
		} else if (command.type === 'L') lineTo(command.x, command.y);
		else {
			const { x1, y1, x, y } = command;
			const [fromX, fromY] = [lastX, lastY];
			for (let piece = 1; piece <= PIECES; piece++) {
				const at = piece / PIECES;
				if (command.type === 'C') {
					const { x2, y2 } = command;
					lineTo(cubic(fromX, x1, x2, x, at), cubic(fromY, y1, y2, y, at));
				} else lineTo(quadratic(fromX, x1, x, at), quadratic(fromY, y1, y, at));
			}
		}
	}
	return lines;
}

/** Where a curve is between its start and its end, one coordinate at a time. */
function quadratic(from: number, by: number, to: number, at: number): number {
	const rest = 1 - at;
	return rest * (rest * from + 2 * at * by) + at * at * to;
}

function cubic(from: number, by: number, then: number, to: number, at: number): number {
	return (1 - at) * quadratic(from, by, then, at) + at * quadratic(by, then, to, at);
}
