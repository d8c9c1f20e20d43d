import type { ScreenPart } from '~/schemas/screen.ts';
import { BODY, type Canvas, HINT, lineOf, STRONG } from './canvas.ts';
import { drawButtons, drawField, drawSwitch } from './controls.ts';
import { widthOf, wrap } from './measure.ts';
import { drawTable } from './table.ts';

/** Where a part stands. */
export interface Place {
	x: number;
	y: number;
	width: number;
	/** Whether this is the form for narrow windows. */
	narrow: boolean;
}

/** Draws parts below each other. Returns their height. */
export function drawParts(canvas: Canvas, parts: readonly ScreenPart[], place: Place): number {
	let y = place.y;
	parts.forEach((part, index) => {
		if (index > 0) y += gapBefore(part);
		y += drawPart(canvas, part, { ...place, y });
	});
	return y - place.y;
}

function gapBefore({ part }: ScreenPart): number {
	if (part === 'menu') return 6;
	return part === 'heading' || part === 'buttons' ? 22 : 16;
}

function drawPart(canvas: Canvas, part: ScreenPart, place: Place): number {
	const { x, y, width } = place;
	switch (part.part) {
		case 'text': {
			const room = width - (part.mark ? 40 : 0);
			const height = canvas.block(part.text, x, y, room, BODY, part.soft ? 'soft' : '');
			const wide = Math.max(...wrap(part.text, room, BODY).map((line) => widthOf(line, BODY)));
			canvas.mark(part.mark, x + wide + 20, y + height / 2);
			return height;
		}
		case 'heading':
			return canvas.block(part.text, x, y, width, STRONG);
		case 'notice':
			return drawNotice(canvas, part, place);
		case 'field':
			return drawField(canvas, part, place);
		case 'facts':
			return drawFacts(canvas, part, place);
		case 'switch':
			return drawSwitch(canvas, part, place);
		case 'choice':
			return drawChoice(canvas, part, place);
		case 'buttons':
			return drawButtons(canvas, part.items, place);
		case 'menu':
			return drawMenu(canvas, part, place);
		case 'tabs':
			return drawTabs(canvas, part, place);
		case 'badges':
			return drawBadges(canvas, part, place);
		case 'table':
			return drawTable(canvas, part, place);
		case 'chart':
			return drawChart(canvas, part, place);
		case 'group':
			return drawGroup(canvas, part, place);
	}
}

type Part<Name extends ScreenPart['part']> = Extract<ScreenPart, { part: Name }>;

function drawNotice(canvas: Canvas, { text, mark }: Part<'notice'>, { x, y, width }: Place): number {
	const height = wrap(text, width - 48, BODY).length * lineOf(BODY) + 20;
	canvas.rect([x, y, width, height], mark ? 'raised meant' : 'raised');
	canvas.block(text, x + 16, y + 10, width - 48, BODY);
	canvas.mark(mark, x + width, y + height / 2);
	return height;
}

function drawFacts(canvas: Canvas, { rows, mark }: Part<'facts'>, { x, y, width }: Place): number {
	const first = Math.min(width * 0.5, Math.max(...rows.map(([name]) => widthOf(name, BODY))) + 24);
	let bottom = y;
	for (const [name, value] of rows) {
		const heights = [
			canvas.block(name, x, bottom, first - 12, BODY, 'soft'),
			canvas.block(value, x + first, bottom, width - first - 24, STRONG),
		];
		bottom += Math.max(...heights) + 8;
	}
	const longest = Math.max(...rows.map(([, value]) => widthOf(value, STRONG)));
	canvas.bracket(mark, x + Math.min(width - 14, first + longest + 22), y, bottom - 8);
	return bottom - 8 - y;
}

function drawMenu(canvas: Canvas, { items, current, mark }: Part<'menu'>, { x, y, width }: Place): number {
	const wide = Math.min(width - 4, Math.max(160, ...items.map((item) => widthOf(item, STRONG) + 44)));
	const height = items.length * 34 + 8;
	canvas.rect([x, y, wide, height], mark ? 'box meant' : 'box');
	items.forEach((item, index) => {
		const top = y + 4 + index * 34;
		if (item === current) canvas.rect([x + 4, top, wide - 8, 34], 'page', 4);
		canvas.line(item, x + 16, top + 7, item === current ? STRONG : BODY);
	});
	canvas.mark(mark, x + wide, y + height / 2);
	return height;
}

function drawChoice(canvas: Canvas, part: Part<'choice'>, { x, y, width }: Place): number {
	let bottom = y;
	if (part.label) bottom += canvas.block(part.label, x, y, width, BODY, 'soft') + 6;
	const top = bottom;
	for (const option of part.options) {
		const chosen = part.chosen.includes(option);
		const middle = bottom + lineOf(BODY) / 2;
		if (part.kind === 'one') {
			canvas.rect([x, middle - 8, 16, 16], 'box', 8);
			if (chosen) canvas.rect([x + 4, middle - 4, 8, 8], 'ink', 4);
		} else {
			canvas.rect([x, middle - 8, 16, 16], chosen ? 'ink' : 'box', 3);
			if (chosen) canvas.path(`M${x + 4} ${middle}l3 3.5 5.5 -7`, 'tick');
		}
		bottom += canvas.block(option, x + 26, bottom, width - 56, BODY) + 8;
	}
	const longest = Math.max(...part.options.map((option) => widthOf(option, BODY)));
	canvas.bracket(part.mark, x + Math.min(width - 14, longest + 48), top, bottom - 8);
	return bottom - 8 - y;
}

function drawTabs(canvas: Canvas, { items, current, mark }: Part<'tabs'>, { x, y, width }: Place): number {
	let [left, top] = [x, y];
	for (const item of items) {
		const style = item === current ? STRONG : BODY;
		const wide = widthOf(item, style);
		const room = wide + (item === current && mark ? 22 : 0);
		if (left > x && left + room > x + width) [left, top] = [x, top + 32];
		canvas.line(item, left, top, style, item === current ? '' : 'soft');
		if (item === current) {
			canvas.path(`M${left} ${top + 25}h${wide}`, mark ? 'under meant' : 'under');
			canvas.mark(mark, left + wide + 14, top + 10);
		}
		left += room + 22;
	}
	canvas.path(`M${x} ${top + 26}h${width}`, 'hair');
	return top + 27 - y;
}

function drawBadges(canvas: Canvas, { label, items, mark }: Part<'badges'>, { x, y, width }: Place): number {
	let top = y;
	if (label) top += canvas.block(label, x, y, width, BODY, 'soft') + 6;
	let left = x;
	for (const item of items) {
		const wide = widthOf(item, HINT) + 20;
		if (left > x && left + wide > x + width - 24) [left, top] = [x, top + 32];
		canvas.rect([left, top, wide, 26], mark ? 'box meant' : 'box', 13);
		canvas.line(item, left + 10, top + 4, HINT);
		left += wide + 8;
	}
	canvas.mark(mark, left + 8, top + 13);
	return top + 26 - y;
}

function drawChart(canvas: Canvas, { title, kind, mark }: Part<'chart'>, { x, y, width }: Place): number {
	const height = 116;
	canvas.rect([x, y, width, height], mark ? 'box meant' : 'box');
	canvas.line(title, x + 14, y + 10, STRONG);
	canvas.mark(mark, x + width, y + 20);
	const [left, base, wide] = [x + 14, y + height - 16, width - 28];
	canvas.path(`M${left} ${base}h${wide}`, 'hair');
	const heights = [18, 26, 22, 34, 40, 36, 48, 56];
	const step = wide / heights.length;
	if (kind === 'bars')
		heights.forEach((tall, index) => {
			canvas.rect([left + index * step + step * 0.2, base - tall, step * 0.6, tall], 'bar', 2);
		});
	else
		canvas.path(
			heights
				.map((tall, index) => `${index ? 'L' : 'M'}${Math.round(left + (index + 0.5) * step)} ${base - tall}`)
				.join(''),
			'curve',
		);
	return height;
}

function drawGroup(canvas: Canvas, part: Part<'group'>, place: Place): number {
	const { x, y, width } = place;
	const inner = { ...place, x: x + 16, width: width - 32 };
	const slot = canvas.shapes.length;
	let bottom = y + 14;
	const badge = part.badge ? widthOf(part.badge, HINT) + 20 : 0;
	if (part.title) bottom += canvas.block(part.title, inner.x, bottom, inner.width - badge - 8, STRONG) + 12;
	if (part.badge) {
		const left = inner.x + inner.width - badge;
		canvas.rect([left, y + 11, badge, 26], 'box', 13);
		canvas.line(part.badge, left + 10, y + 15, HINT);
	}
	bottom += drawParts(canvas, part.parts, { ...inner, y: bottom }) + 16;
	const contents = canvas.shapes.splice(slot);
	canvas.rect([x, y, width, bottom - y], part.mark ? 'paper meant' : 'paper');
	canvas.shapes.push(...contents);
	canvas.mark(part.mark, x + width, y + 48);
	return bottom - y;
}
