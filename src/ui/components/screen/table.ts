import type { ScreenPart, TableCell } from '~/schemas/screen.ts';
import { BODY, type Canvas, HINT, lineOf, STRONG } from './canvas.ts';
import { drawToggle } from './controls.ts';
import { widthOf, wrap } from './measure.ts';
import type { Place } from './parts.ts';

type Table = Extract<ScreenPart, { part: 'table' }>;

/** Draws a table, and in narrow windows a list of its rows. Returns the height. */
export function drawTable(canvas: Canvas, table: Table, place: Place): number {
	return place.narrow ? drawRows(canvas, table, place) : drawGrid(canvas, table, place);
}

function drawGrid(canvas: Canvas, { columns, rows }: Table, { x, y, width }: Place): number {
	const room = width - 44;
	const columnsOf = columns.map((name, index) => [
		{ text: name, style: HINT, more: 0 },
		...rows.map(({ cells }) => wordsOfCell(cells[index] ?? '')),
	]);
	const natural = columnsOf.map(
		(texts) => Math.max(...texts.map(({ text, style, more }) => widthOf(text, style) + more)) + 14,
	);
	const least = columnsOf.map(
		(texts) =>
			Math.max(
				...texts.flatMap(({ text, style, more }) =>
					text.split(' ').map((word) => widthOf(word, style) + more),
				),
			) + 14,
	);
	const widths = fitted(natural, least, room);
	const lefts = widths.map(
		(_, index) => x + 14 + widths.slice(0, index).reduce((sum, wide) => sum + wide, 0),
	);
	const head = Math.max(
		...columns.map((name, index) =>
			canvas.block(name, lefts[index] ?? x, y + 9, (widths[index] ?? 0) - 12, HINT, 'soft'),
		),
	);
	let bottom = y + head + 18;
	for (const { cells, mark } of rows) {
		canvas.path(`M${x} ${bottom}h${width}`, 'hair');
		const height =
			Math.max(
				...cells.map((cell, index) =>
					drawCell(canvas, cell, lefts[index] ?? x, bottom + 11, (widths[index] ?? 0) - 12),
				),
			) + 22;
		if (mark) canvas.rect([x + 3, bottom + 3, width - 6, height - 6], 'around meant', 4);
		canvas.mark(mark, x + width - 3, bottom + height / 2);
		bottom += height;
	}
	canvas.rect([x, y, width, bottom - y], 'around');
	return bottom - y;
}

/** What a cell needs: its text, and pixels beside it. */
function wordsOfCell(cell: TableCell) {
	if (typeof cell === 'string') return { text: cell, style: BODY, more: 0 };
	if ('switch' in cell) return { text: '', style: BODY, more: 32 };
	return { text: 'badge' in cell ? cell.badge : cell.button, style: HINT, more: 20 };
}

/** Shares a width among columns: each gets its longest word, and then what is left by what it lacks. */
function fitted(natural: readonly number[], least: readonly number[], room: number): number[] {
	const sum = (widths: readonly number[]) => widths.reduce((total, wide) => total + wide, 0);
	const spare = room - sum(natural);
	if (spare >= 0) return natural.map((wide) => wide + spare / natural.length);
	const share = Math.max(0, room - sum(least)) / (sum(natural) - sum(least) || 1);
	const whole = Math.min(1, room / sum(least));
	return natural.map((wide, index) => {
		const low = least[index] ?? 0;
		return low * whole + (wide - low) * share;
	});
}

function drawCell(canvas: Canvas, cell: TableCell, x: number, y: number, width: number): number {
	if (typeof cell === 'string') return canvas.block(cell, x, y, width, BODY);
	if ('switch' in cell) {
		drawToggle(canvas, x, y + lineOf(BODY) / 2, cell.switch);
		return lineOf(BODY);
	}
	const text = 'badge' in cell ? cell.badge : cell.button;
	const lines = wrap(text, width - 18, HINT);
	const wide = Math.max(...lines.map((line) => widthOf(line, HINT)));
	const height = lines.length * lineOf(HINT);
	canvas.rect([x - 2, y - 3, wide + 18, height + 8], 'box', 'badge' in cell ? 12 : 5);
	canvas.block(text, x + 7, y + 1, width - 18, HINT);
	return height;
}

function drawRows(canvas: Canvas, { columns, rows }: Table, { x, y, width }: Place): number {
	const first = Math.min(112, Math.max(...columns.map((name) => widthOf(name, HINT))) + 14);
	let bottom = y;
	if (columns[0]) bottom += canvas.block(columns[0], x + 14, y + 10, width - 28, HINT, 'soft') + 12;
	rows.forEach(({ cells, mark }, row) => {
		if (row > 0) canvas.path(`M${x} ${bottom}h${width}`, 'hair');
		const top = bottom;
		bottom += 12;
		cells.forEach((cell, index) => {
			const name = columns[index] ?? '';
			if (index === 0 && typeof cell === 'string') {
				bottom += canvas.block(cell, x + 14, bottom, width - 52, STRONG) + 8;
				return;
			}
			const heights = [
				name ? canvas.block(name, x + 14, bottom + 0.5, first - 8, HINT, 'soft') : 0,
				drawCell(canvas, cell, x + 14 + first, bottom, width - first - 52),
			];
			bottom += Math.max(...heights) + 8;
		});
		bottom += 4;
		if (mark) canvas.rect([x + 3, top + 3, width - 6, bottom - top - 6], 'around meant', 4);
		canvas.mark(mark, x + width - 3, (top + bottom) / 2);
	});
	canvas.rect([x, y, width, bottom - y], 'around');
	return bottom - y;
}
