import type { ScreenPart } from '~/schemas/screen.ts';
import { BODY, type Canvas, HINT, lineOf, STRONG } from './canvas.ts';
import { widthOf, wrap } from './measure.ts';
import type { Place } from './parts.ts';

type Part<Name extends ScreenPart['part']> = Extract<ScreenPart, { part: Name }>;
/** A button as screens describe it. */
export type Button = Part<'buttons'>['items'][number];

/** Widest that a field of one line is drawn. */
const FIELD = 420;

/** Draws a field with its label above and its hint below. Returns the height. */
export function drawField(canvas: Canvas, part: Part<'field'>, { x, y, width, narrow }: Place): number {
	const { label, value, hint, kind, mark } = part;
	const longer = Math.max(FIELD, widthOf(value, BODY) + 60);
	const wide = kind === 'area' || narrow ? width - 4 : Math.min(longer, width - 4);
	let bottom = y + canvas.block(label, x, y, width, BODY, 'soft') + 5;
	const lines = value ? wrap(value, wide - 44, BODY).length : 1;
	const height = Math.max(lines, kind === 'area' ? 2 : 1) * lineOf(BODY) + 16;
	canvas.rect([x, bottom, wide, height], mark ? 'box meant' : 'box');
	if (value) canvas.block(value, x + 12, bottom + 8, wide - 44, BODY);
	if (kind === 'select') canvas.path(`M${x + wide - 28} ${bottom + height / 2 - 2.5}l5 5 5 -5`, 'stroke');
	canvas.mark(mark, x + wide, bottom + height / 2);
	bottom += height;
	if (hint) bottom += 5 + canvas.block(hint, x, bottom + 5, width, HINT, 'soft');
	return bottom - y;
}

/** Draws the track and knob of a switch. */
export function drawToggle(canvas: Canvas, x: number, middle: number, on: boolean, meant = false): void {
	canvas.rect([x, middle - 9, 32, 18], `${on ? 'ink' : 'box'}${meant ? ' meant' : ''}`, 9);
	canvas.rect([x + (on ? 17 : 3), middle - 6, 12, 12], on ? 'knob' : 'knob-off', 6);
}

/** Draws a switch with its label behind it. Returns the height. */
export function drawSwitch(canvas: Canvas, part: Part<'switch'>, { x, y, width }: Place): number {
	const lines = wrap(part.label, width - 76, BODY);
	drawToggle(canvas, x, y + lineOf(BODY) / 2, part.on, Boolean(part.mark));
	let bottom = y + canvas.block(part.label, x + 44, y, width - 76, BODY);
	const wide = Math.max(...lines.map((line) => widthOf(line, BODY)));
	canvas.mark(part.mark, x + 44 + wide + 18, y + lineOf(BODY) / 2);
	if (part.hint) bottom += 5 + canvas.block(part.hint, x, bottom + 5, width, HINT, 'soft');
	return bottom - y;
}

/** Width of a button. */
export const buttonWidth = ({ label, mark }: Pick<Button, 'label' | 'mark'>) =>
	widthOf(label, STRONG) + 28 + (mark ? 8 : 0);

/** Height of a button. */
export const BUTTON = 36;

/** Draws one button. */
export function drawButton(canvas: Canvas, { label, primary, mark }: Button, x: number, y: number): void {
	const width = buttonWidth({ label, mark });
	canvas.rect([x, y, width, BUTTON], `${primary ? 'primary' : 'box'}${mark ? ' meant' : ''}`);
	canvas.line(label, x + 14, y + 8, STRONG, primary ? 'on' : '');
	canvas.mark(mark, x + width, y + BUTTON / 2);
}

/** Draws buttons beside each other, over as many lines as they need. Returns the height. */
export function drawButtons(canvas: Canvas, items: readonly Button[], { x, y, width }: Place): number {
	let [left, top] = [x, y];
	for (const item of items) {
		const wide = buttonWidth(item);
		if (wide > width) canvas.broken.push(item.label);
		if (left > x && left + wide > x + width) [left, top] = [x, top + BUTTON + 10];
		drawButton(canvas, item, left, top);
		left += wide + (item.mark ? 20 : 12);
	}
	return top + BUTTON - y;
}
