import type { PathCommand } from 'opentype.js';

/** A shape with straight sides. */
export function polygon(...corners: readonly (readonly [x: number, y: number])[]): PathCommand[] {
	return [
		...corners.map(([x, y], index): PathCommand => ({ type: index === 0 ? 'M' : 'L', x, y })),
		{ type: 'Z' },
	];
}

/** A rectangle with round corners. With a negative width, from its right side, it runs the other way round. */
export function rounded(x: number, y: number, width: number, height: number, radius: number): PathCommand[] {
	const [end, bottom] = [x + width, y + height];
	const across = Math.sign(width) * radius;
	/* Where the points of a curve are that comes close to a quarter of a circle. */
	const [nearX, nearY] = [across * 0.4477, radius * 0.4477];
	return [
		{ type: 'M', x: x + across, y },
		{ type: 'L', x: end - across, y },
		{ type: 'C', x1: end - nearX, y1: y, x2: end, y2: y + nearY, x: end, y: y + radius },
		{ type: 'L', x: end, y: bottom - radius },
		{ type: 'C', x1: end, y1: bottom - nearY, x2: end - nearX, y2: bottom, x: end - across, y: bottom },
		{ type: 'L', x: x + across, y: bottom },
		{ type: 'C', x1: x + nearX, y1: bottom, x2: x, y2: bottom - nearY, x, y: bottom - radius },
		{ type: 'L', x, y: y + radius },
		{ type: 'C', x1: x, y1: y + nearY, x2: x + nearX, y2: y, x: x + across, y },
		{ type: 'Z' },
	];
}

/** A line of a width along the edge of a rectangle with round corners, half of it inside. */
export function frame(x: number, y: number, width: number, height: number, radius: number, line: number) {
	const half = line / 2;
	return [
		...rounded(x - half, y - half, width + line, height + line, radius + half),
		...rounded(x + width - half, y + half, line - width, height - line, radius - half),
	];
}
