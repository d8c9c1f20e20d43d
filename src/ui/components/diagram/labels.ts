import { type Arrow, arrowPath, type Box, type Drawing, type Point } from './geometry.ts';
import { LETTER, LINE } from './text-size.ts';

/** A rectangle: its left, top, right and bottom edges. */
export type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

/** An arrow on its way, with the place of its label. */
export interface PlacedArrow {
	arrow: Arrow;
	/** Corners of its way, from its start to its tip. */
	points: Point[];
	/** The middle of its label. */
	label?: Point;
	/** What the label touches at the best place that there is. */
	touches: string[];
}

/** Pixels that a label keeps from what is not its own line. */
const ROOM = 2;
/** Pixels that a label keeps from the ends of its line, so that the head can be seen. */
const ROOM_AT_ENDS = 7;
/** Where on a stretch a label may stand, the best first. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8];
/** Stretches shorter than that carry no label. */
const SHORTEST = 24;
const PADDING = 5;

/**
 * The ways of all arrows, and their labels where they touch neither boxes, other labels nor the lines of others, and do not
 * cover the border of an area if there is such a place.
 */
export function placeLabels({ boxes, arrows, size }: Drawing): PlacedArrow[] {
	const byId = new Map(boxes.map((box) => [box.id, box]));
	const areas = boxes.filter(({ kind }) => kind === 'area').map(rectangleOf);
	const bordersUnder = ({ rectangle }: { rectangle: Rectangle }) =>
		areas.filter((area) => meet(area, rectangle) && !within(rectangle, area)).length;
	const ways = arrows.map((arrow) => ({ arrow, points: arrowPath(arrow, byId) }));
	const taken = boxes.map((box) => ({
		name: `the ${box.kind === 'area' ? 'label of the area' : 'box'} "${box.id}"`,
		rectangle: box.kind === 'area' ? areaLabel(box) : rectangleOf(box),
	}));
	return ways.map(({ arrow, points }) => {
		if (points.some(([x, y]) => !inside([x, y, x, y], size))) {
			return { arrow, points, touches: ['the edge of the drawing with its line'] };
		}
		if (!arrow.label) return { arrow, points, touches: [] };
		const others = ways.filter((way) => way.arrow !== arrow);
		const [best] = candidates(points, labelSize(arrow.label))
			.map((rectangle) => ({
				rectangle,
				touches: [
					...taken.filter((one) => meet(grown(one.rectangle, ROOM), rectangle)).map(({ name }) => name),
					...others
						.filter((way) => crosses(way.points, rectangle, points))
						.map((way) => `the arrow from "${way.arrow.from}" to "${way.arrow.to}"`),
					...(inside(rectangle, size) ? [] : ['the edge of the drawing']),
					...(freeOfEnds(points, rectangle) ? [] : ['the end of its own line']),
				],
			}))
			.sort((a, b) => a.touches.length - b.touches.length || bordersUnder(a) - bordersUnder(b));
		if (!best) return { arrow, points, touches: ['nothing, as its line is too short for it'] };
		taken.push({ name: `the label "${arrow.label}"`, rectangle: best.rectangle });
		const [left, top, right, bottom] = best.rectangle;
		return { arrow, points, label: [(left + right) / 2, (top + bottom) / 2], touches: best.touches };
	});
}

/** Width and height of the label of an arrow. */
export function labelSize(label: string): [width: number, height: number] {
	const lines = label.split('\n');
	return [
		Math.max(...lines.map(({ length }) => length)) * LETTER.note + 2 * PADDING,
		lines.length * LINE.note + 3,
	];
}

/** Where the label of an area stands: at its top, over lines that go through. */
export function areaLabel({ at: [x, y], label }: Box): Rectangle {
	return [x + 11, y + 12, x + 21 + label.length * LETTER.note, y + 30];
}

function candidates(points: readonly Point[], [width, height]: [number, number]): Rectangle[] {
	const stretches = points
		.slice(1)
		.map((end, index) => ({ start: points[index] as Point, end }))
		.map((stretch) => ({
			...stretch,
			length: Math.abs(stretch.start[0] - stretch.end[0]) + Math.abs(stretch.start[1] - stretch.end[1]),
		}))
		.filter(({ length }) => length >= SHORTEST)
		.sort((a, b) => b.length - a.length);
	const centers = (aside: (start: Point, end: Point) => number[]) =>
		stretches.flatMap(({ start, end }) =>
			aside(start, end).flatMap((shift) =>
				ALONG.map(
					(part): Point => [
						start[0] + (end[0] - start[0]) * part + shift,
						start[1] + (end[1] - start[1]) * part,
					],
				),
			),
		);
	const beside = width / 2 + 4;
	return [
		...centers(() => [0]),
		...centers((start, end) => (start[0] === end[0] ? [beside, -beside] : [])),
	].map(([x, y]) => [x - width / 2, y - height / 2, x + width / 2, y + height / 2]);
}

const rectangleOf = ({ at: [x, y], size: [width, height] }: Box): Rectangle => [x, y, x + width, y + height];

const grown = ([left, top, right, bottom]: Rectangle, by: number): Rectangle => [
	left - by,
	top - by,
	right + by,
	bottom + by,
];

const meet = (a: Rectangle, b: Rectangle): boolean =>
	a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const within = (a: Rectangle, b: Rectangle): boolean =>
	b[0] < a[0] && b[1] < a[1] && a[2] < b[2] && a[3] < b[3];

/** Whether a way of horizontal and vertical lines meets a rectangle, other than where it runs on the way of its arrow. */
function crosses(points: readonly Point[], rectangle: Rectangle, own: readonly Point[]): boolean {
	return stretchesOf(points).some(
		(line) =>
			meet(grown(line, ROOM), rectangle) &&
			!stretchesOf(own).some(
				(mine) => meet(grown(line, 1), grown(mine, 1)) && isUpright(line) === isUpright(mine),
			),
	);
}

const isUpright = ([left, , right]: Rectangle): boolean => left === right;

/** The lines of a way. */
function stretchesOf(points: readonly Point[]): Rectangle[] {
	return points.slice(1).map((end, index) => {
		const start = points[index] as Point;
		return [
			Math.min(start[0], end[0]),
			Math.min(start[1], end[1]),
			Math.max(start[0], end[0]),
			Math.max(start[1], end[1]),
		];
	});
}

function inside([left, top, right, bottom]: Rectangle, [width, height]: readonly number[]): boolean {
	return left >= -1 && top >= -1 && right <= (width ?? 0) + 1 && bottom <= (height ?? 0) + 1;
}

function freeOfEnds(points: readonly Point[], rectangle: Rectangle): boolean {
	const [left, top, right, bottom] = grown(rectangle, ROOM_AT_ENDS - 1);
	return [points[0] as Point, points.at(-1) as Point].every(
		([x, y]) => x <= left || x >= right || y <= top || y >= bottom,
	);
}
