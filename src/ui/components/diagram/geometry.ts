import type { DiagramData } from '~/schemas/diagram.ts';

type DrawnBox = DiagramData['boxes'][number];
/** A box; where notes have places like boxes, their kind is `remark`. */
export type Box = Omit<DrawnBox, 'kind'> & { kind: DrawnBox['kind'] | 'remark' };
/** What is drawn: the data of a diagram, or a form of it. */
export type Drawing = Omit<DiagramData, 'boxes'> & { boxes: Box[] };
export type Arrow = DiagramData['arrows'][number];
export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Point = readonly [x: number, y: number];

/** Pixels of a straight stub before an arrow may turn. */
const ELBOW = 16;

const edges = ({ at: [x, y], size: [width, height] }: Box) => ({
	left: x,
	top: y,
	right: x + width,
	bottom: y + height,
});
const center = (box: Box): Point => [box.at[0] + box.size[0] / 2, box.at[1] + box.size[1] / 2];

/** Where two ranges overlap: the middle of the common part, or `undefined`. */
function common(a: [number, number], b: [number, number]): number | undefined {
	const [low, high] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
	return high - low >= 8 ? (low + high) / 2 : undefined;
}

/** Where on an axis arrows may meet the side of a box; a decision has only its tip there. */
function reach(box: Box, axis: 0 | 1): [number, number] {
	const [low, length] = [box.at[axis], box.size[axis]];
	return box.kind === 'decision' ? [low + length / 2 - 4, low + length / 2 + 4] : [low, low + length];
}

/** The sides by which an arrow leaves one box and reaches another: the ones that face each other. */
export function facingSides(from: Box, to: Box): [Side, Side] {
	const [a, b] = [edges(from), edges(to)];
	if (b.left >= a.right) return ['right', 'left'];
	if (a.left >= b.right) return ['left', 'right'];
	return b.top >= a.top ? ['bottom', 'top'] : ['top', 'bottom'];
}

function onSide(box: Box, side: Side, shift: number): Point {
	const [x, y] = center(box);
	const { left, top, right, bottom } = edges(box);
	if (side === 'left' || side === 'right') return [side === 'left' ? left : right, y + shift];
	return [x + shift, side === 'top' ? top : bottom];
}

/**
 * The corners of an arrow's way: straight where the boxes overlap in the other direction, else with one turn
 * (between a horizontal and a vertical side) or two.
 */
export function route(from: Box, to: Box, arrow: Pick<Arrow, 'shift'>, sides: [Side, Side]): Point[] {
	const [out, into] = sides;
	const [start, end] = [onSide(from, out, arrow.shift), onSide(to, into, arrow.shift)];
	const horizontal = (side: Side) => side === 'left' || side === 'right';
	if (horizontal(out) && horizontal(into)) {
		const y = common(reach(from, 1), reach(to, 1));
		if (y !== undefined && out !== into)
			return [
				[start[0], y + arrow.shift],
				[end[0], y + arrow.shift],
			];
		const x =
			out === into
				? out === 'right'
					? Math.max(start[0], end[0]) + ELBOW
					: Math.min(start[0], end[0]) - ELBOW
				: (start[0] + end[0]) / 2;
		return [start, [x, start[1]], [x, end[1]], end];
	}
	if (!horizontal(out) && !horizontal(into)) {
		const x = common(reach(from, 0), reach(to, 0));
		if (x !== undefined && out !== into)
			return [
				[x + arrow.shift, start[1]],
				[x + arrow.shift, end[1]],
			];
		const y =
			out === into
				? out === 'bottom'
					? Math.max(start[1], end[1]) + ELBOW
					: Math.min(start[1], end[1]) - ELBOW
				: (start[1] + end[1]) / 2;
		return [start, [start[0], y], [end[0], y], end];
	}
	return [start, horizontal(out) ? [end[0], start[1]] : [start[0], end[1]], end];
}

/** The head of an arrow: a filled triangle at `tip`, seen from the point before it. */
export function head(tip: Point, before: Point): Point[] {
	const [dx, dy] = [Math.sign(tip[0] - before[0]), Math.sign(tip[1] - before[1])];
	const [x, y] = tip;
	const [length, half] = [9, 4.5];
	return [
		tip,
		[x - dx * length - dy * half, y - dy * length - dx * half],
		[x - dx * length + dy * half, y - dy * length + dx * half],
	];
}

/** The box at an end of an arrow, and the side if it names one. */
export function endOf(end: string, boxes: ReadonlyMap<string, Box>): [Box, Side | undefined] {
	const [id = '', side] = end.split('.');
	return [boxes.get(id) as Box, side as Side | undefined];
}

/** The way of an arrow between boxes: by the sides that it names, or those that face each other. */
export function arrowPath(arrow: Arrow, boxes: ReadonlyMap<string, Box>): Point[] {
	const [[from, out], [to, into]] = [endOf(arrow.from, boxes), endOf(arrow.to, boxes)];
	const facing = facingSides(from, to);
	return route(from, to, arrow, [out ?? facing[0], into ?? facing[1]]);
}
