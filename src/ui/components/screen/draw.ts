import { problem } from '~/lib/diagnostics/build-error.ts';
import type { ScreenData } from '~/schemas/screen.ts';
import { BODY, Canvas, HINT, STRONG, TITLE } from './canvas.ts';
import { drawingProblems } from './check.ts';
import { BUTTON, buttonWidth, drawButton } from './controls.ts';
import { widthOf } from './measure.ts';
import { drawParts } from './parts.ts';

/** A drawing as SVG, to be put into an `<svg>` of its size. */
export interface Drawing {
	svg: string;
	width: number;
	height: number;
	/** What the numbers say, in their order. */
	marks: string[];
}

/** Widths in which every screen is drawn. */
export const FORMS = { wide: 640, narrow: 320 } as const;
/** Width of the list beside the content. */
const SIDE = 156;

/**
 * Draws a screen in one of its two forms.
 *
 * @param name file of the screen, for errors
 * @throws {BuildError} with what does not fit, and which numbers are missing
 */
export function drawScreen(data: ScreenData, form: keyof typeof FORMS, name: string): Drawing {
	const width = FORMS[form];
	const narrow = form === 'narrow';
	const canvas = new Canvas();
	const margin = data.frame === 'dialog' ? (narrow ? 10 : 40) : 0;
	const inset = narrow ? 16 : 24;
	const x = margin + inset;
	const room = width - 2 * x;
	const top = data.frame === 'dialog' ? margin / 2 + 6 : 0;
	let bottom = top + drawHead(canvas, data, { x, y: top, width: room, margin, whole: width });
	bottom += drawBody(canvas, data, { x, y: bottom, width: room, narrow }) + inset;
	const total = data.frame === 'dialog' ? bottom + top : bottom;
	const backing = new Canvas();
	if (data.frame === 'dialog') backing.rect([0.5, 0.5, width - 1, total - 1], 'page', 10);
	backing.rect([margin + 0.5, top + 0.5, width - 2 * margin - 1, bottom - top - 1], 'frame', 10);
	const problems = drawingProblems(canvas, [width, total], `src/content/screens/${name}.yaml`, form);
	if (problems.length > 0) throw problem(...problems);
	return {
		svg: `${backing}${canvas}`,
		width,
		height: Math.ceil(total),
		marks: canvas.marks.map(({ text }) => text),
	};
}

interface Head {
	x: number;
	y: number;
	width: number;
	margin: number;
	whole: number;
}

function drawHead(canvas: Canvas, data: ScreenData, { x, y, width, margin, whole }: Head): number {
	const { path, title, action, frame } = data;
	let bottom = y + 14;
	if (path.length > 0) {
		bottom += canvas.block(path.join(' > '), x, bottom, width, HINT, 'soft') + 12;
		canvas.path(`M${margin} ${bottom}h${whole - 2 * margin}`, 'hair');
		bottom += 16;
	} else bottom += 6;
	const button = action ? buttonWidth(action) : 0;
	const beside = widthOf(title, TITLE) + button + 24 <= width;
	const close = frame === 'dialog' ? 24 : 0;
	const height = canvas.block(title, x, bottom, width - (beside ? button : 0) - close, TITLE);
	if (frame === 'dialog') canvas.path(`M${x + width - 10} ${bottom + 6}l10 10m0 -10l-10 10`, 'stroke');
	if (action && beside) drawButton(canvas, { ...action, primary: true }, x + width - button, bottom - 6);
	if (action && !beside) {
		drawButton(canvas, { ...action, primary: true }, x, bottom + height + 12);
		bottom += BUTTON + 12;
	}
	return bottom + height + 18 - y;
}

interface Body {
	x: number;
	y: number;
	width: number;
	narrow: boolean;
}

function drawBody(canvas: Canvas, { side, parts }: ScreenData, place: Body): number {
	const { x, y, width, narrow } = place;
	if (!side) return drawParts(canvas, parts, place);
	if (narrow) {
		const list = drawParts(canvas, [{ part: 'tabs', items: side.items, current: side.current }], place);
		return list + 18 + drawParts(canvas, parts, { ...place, y: y + list + 18 });
	}
	let bottom = y;
	for (const item of side.items) {
		const current = item === side.current;
		if (current) canvas.path(`M${x - 10} ${bottom - 1}v22`, 'under');
		bottom += canvas.block(item, x, bottom, SIDE - 20, current ? STRONG : BODY, current ? '' : 'soft') + 10;
	}
	const height = drawParts(canvas, parts, { ...place, x: x + SIDE + 12, width: width - SIDE - 12 });
	const tall = Math.max(bottom - y - 10, height);
	canvas.path(`M${x + SIDE - 8} ${y - 2}v${tall + 4}`, 'hair');
	return tall;
}
