import { cardSize } from '../../lib/urls/card-path.ts';
import { Canvas, type Ink } from './canvas.ts';
import type { Card } from './card.ts';
import type { Colors } from './colors.ts';
import { coverageOf } from './coverage.ts';
import { canWrite, type Fonts } from './fonts.ts';
import { widthsIn, writerOn } from './letters.ts';
import { frame, polygon, rounded } from './shapes.ts';
import { fitLines, type Room } from './wrap.ts';

const { width, height } = cardSize;
/** The pole stands at the left, and the text beside it. */
const MAST = 84;
const LEFT = 140;
const RIGHT = width - 80;
const TITLE_TOP = 196;
const BOTTOM = 540;

const TITLE = { width: RIGHT - LEFT, sizes: [72, 64, 58, 52, 46], lines: 3, leading: 1.125 };
const SECTION = { width: RIGHT - LEFT, sizes: [28, 25], lines: 1, leading: 1.2, height: 60 };
const PATH = { sizes: [28, 26, 24], lines: 2, leading: 1.35, height: 84 };
const BADGE = { size: 24, padding: 14, gap: 20 };

const POLE = rounded(MAST - 3.5, 52.5, 7, height, 3.5);
const PENNANT = polygon([MAST, 64], [MAST + 126, 97], [MAST, 130]);
const RULE = polygon([LEFT, BOTTOM - 1], [RIGHT, BOTTOM - 1], [RIGHT, BOTTOM + 1], [LEFT, BOTTOM + 1]);

const METHODS = { GET: 'ok', POST: 'info', PUT: 'caution', PATCH: 'caution', DELETE: 'danger' } as const;

/** Steps of the edges: the smaller a shape, the less of it is anything but edge. */
const STEPS = { ink: 4, 'ink-soft': 3, line: 1, signal: 2, method: 3 };

/** Draws the picture of a page. */
export function drawCard(card: Card, fonts: Fonts, colors: Colors, site: string): Canvas {
	const { bold, regular } = fonts;
	const canvas = new Canvas(width, height, colors.paper);
	const inkOf = (name: 'ink' | 'ink-soft' | 'line' | 'signal') => canvas.ink(colors[name], STEPS[name]);
	const write = writerOn(canvas);
	const shown =
		canWrite(bold, card.title) && canWrite(regular, card.section) ? card : { title: site, section: '' };
	const endpoint = shown.endpoint && endpointOf(shown.endpoint, fonts);
	const room: Room = { ...TITLE, height: (endpoint?.top ?? BOTTOM - 40) - TITLE_TOP - 20 };
	const title = fitLines(shown.title.split(/(?<=[ -])/), room, widthsIn(bold));
	const section = fitLines([shown.section], SECTION, widthsIn(regular));
	const ink = inkOf('ink');
	canvas.fill(coverageOf(POLE), ink);
	canvas.fill(coverageOf(PENNANT), inkOf('signal'));
	write(bold, site, LEFT + 96, 109, 36, ink);
	for (const [index, line] of title.lines.entries()) {
		const base = TITLE_TOP + title.size * (0.8 + index * TITLE.leading);
		write(bold, line, LEFT - title.size * 0.05, base, title.size, ink);
	}
	if (shown.endpoint) {
		endpoint?.draw(canvas, ink, canvas.ink(colors[METHODS[shown.endpoint.method]], STEPS.method));
	}
	if (shown.section) canvas.fill(coverageOf(RULE), inkOf('line'));
	const soft = inkOf('ink-soft');
	for (const [index, line] of section.lines.entries()) {
		write(regular, line, LEFT, BOTTOM + 50 + index * section.size * SECTION.leading, section.size, soft);
	}
	return canvas;
}

/** The method as a badge, and the path beside it. */
function endpointOf({ method, path }: NonNullable<Card['endpoint']>, { code }: Fonts) {
	const badge = code.getAdvanceWidth(method, BADGE.size) + 2 * BADGE.padding;
	const x = LEFT + badge + BADGE.gap;
	const { lines, size } = fitLines(path.split(/(?=\/)/), { ...PATH, width: RIGHT - x }, widthsIn(code));
	const step = size * PATH.leading;
	const top = BOTTOM - 36 - lines.length * step;
	const draw = (canvas: Canvas, ink: Ink, color: Ink) => {
		const middle = top + step / 2;
		const write = writerOn(canvas);
		canvas.fill(coverageOf(frame(LEFT, middle - 22, badge, 44, 8, 2.5)), color);
		write(code, method, LEFT + BADGE.padding, middle + BADGE.size * 0.36, BADGE.size, color);
		for (const [index, line] of lines.entries()) {
			write(code, line, x, middle + index * step + size * 0.36, size, ink);
		}
	};
	return { top, draw };
}
