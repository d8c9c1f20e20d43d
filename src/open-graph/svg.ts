import { cardSize } from '../site/card-path.ts';
import type { Card } from './card.ts';
import type { Colors } from './colors.ts';
import { canWrite, type Fonts } from './fonts.ts';
import { widthsIn, write } from './letters.ts';
import { fitLines, type Room } from './wrap.ts';

const { width, height } = cardSize;
/** The pole stands at the left, and the text beside it. */
const POLE = 84;
const LEFT = 140;
const RIGHT = width - 80;
const TITLE_TOP = 196;
const BOTTOM = 540;

const TITLE = { width: RIGHT - LEFT, sizes: [72, 64, 58, 52, 46], lines: 3, leading: 1.125 };
const SECTION = { width: RIGHT - LEFT, sizes: [28, 25], lines: 1, leading: 1.2, height: 60 };
const PATH = { sizes: [28, 26, 24], lines: 2, leading: 1.35, height: 84 };
const BADGE = { size: 24, padding: 14, gap: 20 };

const METHODS = { GET: 'ok', POST: 'info', PUT: 'caution', PATCH: 'caution', DELETE: 'danger' } as const;

/** Draws the picture of a page as SVG. Texts are paths, so that no renderer needs a font. */
export function drawCard(card: Card, fonts: Fonts, colors: Colors, site: string): string {
	const { bold, regular } = fonts;
	const shown =
		canWrite(bold, card.title) && canWrite(regular, card.section) ? card : { title: site, section: '' };
	const endpoint = shown.endpoint && endpointOf(shown.endpoint, fonts);
	const room: Room = { ...TITLE, height: (endpoint?.top ?? BOTTOM - 40) - TITLE_TOP - 20 };
	const title = fitLines(shown.title.split(/(?<=[ -])/), room, widthsIn(bold));
	const section = fitLines([shown.section], SECTION, widthsIn(regular));
	const lineHeight = title.size * TITLE.leading;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
		`<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
		`<path d="M${POLE} 56V${height}" stroke="${colors.ink}" stroke-width="7" stroke-linecap="round"/>`,
		`<path d="M${POLE} 64L${POLE + 126} 97L${POLE} 130z" fill="${colors.signal}"/>`,
		write(bold, site, LEFT + 96, 109, 36, colors.ink),
		...title.lines.map((line, index) =>
			write(
				bold,
				line,
				LEFT - title.size * 0.05,
				TITLE_TOP + title.size * 0.8 + index * lineHeight,
				title.size,
				colors.ink,
			),
		),
		...(endpoint?.shapes(colors) ?? []),
		shown.section && `<path d="M${LEFT} ${BOTTOM}H${RIGHT}" stroke="${colors.line}" stroke-width="2"/>`,
		...section.lines.map((line, index) =>
			write(
				regular,
				line,
				LEFT,
				BOTTOM + 50 + index * section.size * SECTION.leading,
				section.size,
				colors['ink-soft'],
			),
		),
		'</svg>',
	].join('');
}

/** The method as a badge, and the path beside it. */
function endpointOf({ method, path }: NonNullable<Card['endpoint']>, { code }: Fonts) {
	const badge = code.getAdvanceWidth(method, BADGE.size) + 2 * BADGE.padding;
	const x = LEFT + badge + BADGE.gap;
	const { lines, size } = fitLines(path.split(/(?=\/)/), { ...PATH, width: RIGHT - x }, widthsIn(code));
	const step = size * PATH.leading;
	const top = BOTTOM - 36 - lines.length * step;
	const shapes = (colors: Colors) => {
		const color = colors[METHODS[method]];
		const middle = top + step / 2;
		return [
			`<rect x="${LEFT}" y="${middle - 22}" width="${badge}" height="44" rx="8" fill="none" stroke="${color}" stroke-width="2.5"/>`,
			write(code, method, LEFT + BADGE.padding, middle + BADGE.size * 0.36, BADGE.size, color),
			...lines.map((line, index) =>
				write(code, line, x, middle + index * step + size * 0.36, size, colors.ink),
			),
		];
	};
	return { top, shapes };
}
