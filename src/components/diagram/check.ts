import type { DiagramData } from '~/schemas/diagram.ts';
import { nearest } from '~/site/nearest.ts';
import type { Box } from './geometry.ts';

/**
 * Mistakes that the schema of a diagram cannot see: unknown ids, boxes outside of the drawing or over each other,
 * labels that do not fit.
 *
 * @returns one text a mistake, with what was found, what is expected and what to write
 */
export function diagramProblems({ size: [width, height], boxes, arrows }: DiagramData): string[] {
	const ids = boxes.map(({ id }) => id);
	const solid = boxes.filter(({ kind }) => kind !== 'area');
	return [
		...ids
			.filter((id, index) => ids.indexOf(id) !== index)
			.map((id) => `two boxes with the id "${id}": give each its own`),
		...boxes
			.filter(({ at, size }) => at[0] + size[0] > width || at[1] + size[1] > height)
			.map(
				({ id, at, size }) =>
					`box "${id}" ends at ${at[0] + size[0]}, ${at[1] + size[1]}, but the drawing is ${width} by ${height}: move it or enlarge the drawing`,
			),
		...solid.flatMap((box, index) =>
			solid
				.slice(index + 1)
				.flatMap((other) =>
					overlap(box, other) ? [`boxes "${box.id}" and "${other.id}" cover each other: move one`] : [],
				),
		),
		...boxes
			.filter((box) => tooWide(box))
			.map(
				({ id, label, size }) =>
					`the label "${label}" needs more than the ${size[0]} px of box "${id}": widen it or break the line with \\n`,
			),
		...arrows.flatMap(({ from, to }) =>
			[from, to].flatMap((end) => {
				const id = end.replace(/\..*/, '');
				return ids.includes(id)
					? []
					: [`an arrow names "${id}", which no box has: write ${nearest(id, ids, Number.POSITIVE_INFINITY)}`];
			}),
		),
	];
}

/** Width of a letter of a label at 14 px, and of a note at 12 px: averages of the fonts. */
const LETTER = { label: 7.4, note: 7.2 };

function tooWide({ label, note, size, kind }: Box): boolean {
	if (kind === 'area' || kind === 'person') return false;
	const longest = Math.max(
		...label.split('\n').map((line) => line.length * LETTER.label),
		...(note ?? '').split('\n').map((line) => line.length * LETTER.note),
	);
	return longest > size[0] - 8;
}

function overlap(a: Box, b: Box): boolean {
	return (
		a.at[0] < b.at[0] + b.size[0] &&
		b.at[0] < a.at[0] + a.size[0] &&
		a.at[1] < b.at[1] + b.size[1] &&
		b.at[1] < a.at[1] + a.size[1]
	);
}
