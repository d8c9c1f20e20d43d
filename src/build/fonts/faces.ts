import { formatRanges, type Range } from './characters.ts';
import type { FontSource } from './sources.ts';

/**
 * The rules of a font: the part that readers load, and the complete font for all other signs. Both name the same weights:
 * browsers take rules for one font only where all but `unicode-range` agrees.
 */
export function facesOf(font: FontSource, { part, rest }: { part: Range[]; rest: Range[] }): string {
	const { complete, file } = font;
	const all = `${complete.pack}/files/${complete.file}`;
	return `${face(font, all, rest)}\n${face(font, `./${file}`, part)}`;
}

function face({ family, style, weights }: FontSource, url: string, ranges: readonly Range[]): string {
	const { min, max } = weights;
	return `@font-face {
	font-family: '${family}';
	src: url('${url}') format('woff2');
	font-style: ${style};
	font-weight: ${min === max ? min : `${min} ${max}`};
	font-display: swap;
	unicode-range: ${formatRanges(ranges)};
}
`;
}
