import { compact, type Distance } from './compact.ts';
import { type Arrow, type Box, type Drawing, endOf, facingSides, type Side } from './geometry.ts';
import { labelSize, placeLabels } from './labels.ts';
import { LETTER, neededSize, wrapped } from './text-size.ts';

/** Pixels that a phone of 390 px leaves for a drawing. */
export const PHONE = 346;

/** Width up to which a drawing is shrunk to fit a phone: its smallest letters keep 10 px. */
const SHRUNK = 415;

/** Least room between two boxes side by side or one below the other, and with an arrow between them. */
const GAP = { none: 12, arrow: 30 };
/** Room between an area and what stands in it; at the top its label stands. */
const INSET = { side: 10, top: 38 };
/** Pixels after which the label of an arrow goes on in the next line. */
const LABEL = 92;
/** Pixels by which rows move apart until all labels have room. */
const EXTRA = [0, 20, 40, 64];
/** Pixels after which a note goes on in the next line. */
const REMARK = 150;
/** A drawing is stretched to the width of the phone, but no more than that. */
const MOST_STRETCH = 1.3;

/** The axes as indices of points and sizes. */
type Axis = 0 | 1;
const X = 0;
const Y = 1;

const TURNED: Record<Side, Side> = { left: 'top', right: 'bottom', top: 'left', bottom: 'right' };

/**
 * A drawing for phones from that for wide screens: as it is but closer together if that fits, otherwise turned so that
 * what goes from left to right goes from top to bottom. Order and alignment stay.
 *
 * @returns undefined when the drawing is narrow already, or when no form is as narrow as a phone
 */
export function tallForm(data: Drawing): Drawing | undefined {
	if (data.phone) return drawnByHand(data, data.phone);
	if (data.size[0] <= PHONE || data.toScale) return undefined;
	const sided = withSides(withRemarks(data));
	const forms = EXTRA.flatMap((extra) =>
		[false, true].flatMap((breaksWords) =>
			[sided, turned(sided)].map((form) => packed(form, { breaksWords, extra })),
		),
	);
	const free = forms.filter(
		(form) => form.size[0] <= SHRUNK && placeLabels(form).every(({ touches }) => touches.length === 0),
	);
	return free.find(({ size }) => size[0] <= PHONE) ?? free[0];
}

/** The form that the writer drew; arrows leave by the sides that face each other there. */
function drawnByHand(data: Drawing, { size, boxes, arrows, notes }: NonNullable<Drawing['phone']>): Drawing {
	const freed = data.arrows.map((arrow) => ({
		...arrow,
		from: arrow.from.replace(/\..*/, ''),
		to: arrow.to.replace(/\..*/, ''),
		...(arrow.label && { label: wrapped(arrow.label, LABEL, LETTER.note) }),
	}));
	return {
		...data,
		size,
		notes,
		boxes: data.boxes.map((box) => {
			const { at, size, label, note } = boxes[box.id] ?? box;
			return { ...box, at, size, label: label ?? box.label, ...(note !== undefined && { note }) };
		}),
		arrows: arrows ?? freed,
	};
}

/** The drawing with its notes as boxes of their own, which move with the others. */
function withRemarks(data: Drawing): Drawing {
	const remarks = data.notes.map(
		({ at: [x, y], text }, index): Box => ({
			id: `remark-${index + 1}`,
			kind: 'remark',
			at: [x, y - 12],
			size: [Math.ceil(text.length * LETTER.note), 16],
			label: wrapped(text, REMARK, LETTER.note),
			signal: false,
		}),
	);
	return { ...data, boxes: [...data.boxes, ...remarks], notes: [] };
}

/** The drawing with the sides of all arrows written down: boxes that move would face each other elsewhere. */
function withSides(data: Drawing): Drawing {
	const boxes = new Map(data.boxes.map((box) => [box.id, box]));
	return {
		...data,
		arrows: data.arrows.map((arrow) => {
			const [[from, out], [to, into]] = [endOf(arrow.from, boxes), endOf(arrow.to, boxes)];
			const [facing, faced] = facingSides(from, to);
			const label = arrow.label && wrapped(arrow.label, LABEL, LETTER.note);
			return {
				...arrow,
				...(label && { label }),
				from: `${from.id}.${out ?? facing}`,
				to: `${to.id}.${into ?? faced}`,
			};
		}),
	};
}

/** The drawing mirrored at its diagonal. */
function turned(data: Drawing): Drawing {
	const end = (text: string) => text.replace(/\.(\w+)$/, (_, side: Side) => `.${TURNED[side]}`);
	return {
		...data,
		size: [data.size[1], data.size[0]],
		boxes: data.boxes.map((box) => ({
			...box,
			at: [box.at[1], box.at[0]],
			size: [box.size[1], box.size[0]],
		})),
		arrows: data.arrows.map((arrow) => ({ ...arrow, from: end(arrow.from), to: end(arrow.to) })),
		notes: data.notes.map((note) => ({ ...note, at: [note.at[1], note.at[0]] })),
	};
}

interface Packing {
	/** Whether labels of boxes may go on in the next line. */
	breaksWords: boolean;
	/** Pixels that rows keep from each other beside what they must, for labels. */
	extra: number;
}

function packed(data: Drawing, { breaksWords, extra }: Packing): Drawing {
	const narrow = breaksWords
		? data.boxes.map((box) => (box.kind === 'area' ? box : withLines(box, 0)))
		: data.boxes;
	const across = spread(placesOn(X, { ...data, boxes: narrow }, data.boxes, 0));
	const widths = data.boxes.map(({ at, size }) => placeIn(across, at[X] + size[X]) - placeIn(across, at[X]));
	const boxes = data.boxes.map((box, index) =>
		box.kind === 'area' || !breaksWords ? box : withLines(box, widths[index] ?? 0),
	);
	const down = placesOn(Y, { ...data, boxes }, data.boxes, extra);
	return {
		...data,
		size: [Math.max(...across.values()), Math.max(...down.values())],
		boxes: boxes.map((box) => {
			const [left, top] = [placeIn(across, box.at[X]), placeIn(down, box.at[Y])];
			const [right, bottom] = [
				placeIn(across, box.at[X] + box.size[X]),
				placeIn(down, box.at[Y] + box.size[Y]),
			];
			return { ...box, at: [left, top], size: [right - left, bottom - top] };
		}),
	};
}

const placeIn = (places: ReadonlyMap<number, number>, coordinate: number): number =>
	places.get(coordinate) ?? 0;

function withLines(box: Box, width: number): Box {
	const { label, note } = box;
	if (box.kind === 'remark') return box;
	const room = width - 12;
	return {
		...box,
		label: wrapped(label, room, LETTER.label),
		...(note !== undefined && { note: wrapped(note, room, LETTER.note) }),
	};
}

/** New coordinates of all edges along an axis. */
function placesOn(
	axis: Axis,
	{ boxes, arrows }: Drawing,
	drawn: readonly Box[],
	extra: number,
): Map<number, number> {
	const edges = drawn.map(({ at, size }) => ({ low: at[axis], high: at[axis] + size[axis] }));
	const distances: Distance[] = [];
	const add = (from = 0, to = 0, least: number) => distances.push({ from, to, least });
	boxes.forEach((box, one) => {
		const { low, high } = edges[one] as { low: number; high: number };
		add(low, high, box.kind === 'area' ? areaNeeds(axis, box) : neededSize(box)[axis]);
		boxes.forEach((other, two) => {
			const { low: otherLow, high: otherHigh } = edges[two] as { low: number; high: number };
			if (one === two) return;
			if (box.kind === 'area' && holds(drawn[one] as Box, drawn[two] as Box)) {
				add(low, otherLow, axis === Y ? INSET.top : INSET.side);
				add(otherHigh, high, INSET.side);
			} else if (high <= otherLow) {
				const gap = gapOf(axis, box, other, arrows) + (axis === Y ? areaBetween(drawn, one, two) : 0);
				const joined = gapOf(axis, box, other, arrows) > GAP.none;
				const beside = overlaps(drawn[one] as Box, drawn[two] as Box, axis === X ? Y : X);
				if (joined || beside) add(high, otherLow, gap + extra);
			}
		});
	});
	return compact(
		edges.flatMap(({ low, high }) => [low, high]),
		distances,
	);
}

function areaNeeds(axis: Axis, { label }: Box): number {
	return axis === X ? label.length * LETTER.note + 32 : INSET.top + INSET.side;
}

/** Room between two boxes that follow each other on an axis: more if an arrow goes along it from one to the other. */
function gapOf(axis: Axis, one: Box, two: Box, arrows: readonly Arrow[]): number {
	const sides = axis === X ? ['right', 'left'] : ['bottom', 'top'];
	const between = arrows.filter(
		({ from, to }) =>
			[from, to].sort().join() === [`${one.id}.${sides[0]}`, `${two.id}.${sides[1]}`].sort().join(),
	);
	if (between.length === 0) return GAP.none;
	const labels = between.flatMap(({ label }) => (label ? [labelSize(label)[axis]] : []));
	return labels.length === 0 ? GAP.arrow : Math.max(...labels) + GAP.arrow;
}

/** Height of the label of an area that one box stands above and the other in. */
function areaBetween(boxes: readonly Box[], one: number, two: number): number {
	const [above, below] = [boxes[one] as Box, boxes[two] as Box];
	const enters = boxes.some((area) => area.kind === 'area' && holds(area, below) && !holds(area, above));
	return enters && below.kind !== 'area' ? INSET.top : 0;
}

const holds = (area: Box, box: Box): boolean =>
	[X, Y].every(
		(axis) =>
			area.at[axis as Axis] <= box.at[axis as Axis] &&
			box.at[axis as Axis] + box.size[axis as Axis] <= area.at[axis as Axis] + area.size[axis as Axis],
	);

const overlaps = (one: Box, two: Box, axis: Axis): boolean =>
	one.at[axis] < two.at[axis] + two.size[axis] && two.at[axis] < one.at[axis] + one.size[axis];

/** Coordinates that use the width of a phone, if they do not reach it. */
function spread(places: ReadonlyMap<number, number>): Map<number, number> {
	const factor = Math.max(1, Math.min(MOST_STRETCH, PHONE / Math.max(1, ...places.values())));
	return new Map([...places].map(([from, to]) => [from, Math.floor(to * factor)]));
}
