import type { Problem } from '~/lib/diagnostics/build-error.ts';
import { nearest } from '~/lib/diagnostics/nearest.ts';
import type { Box, Drawing } from './geometry.ts';
import { labelSize, type PlacedArrow } from './labels.ts';
import { LETTER } from './text-size.ts';

/**
 * Mistakes that the schema of a diagram cannot see: unknown ids, boxes outside of the drawing or over each other,
 * labels that do not fit.
 *
 * @param where file of the diagram
 */
export function diagramProblems(
	{ size: [width, height], boxes, arrows, phone }: Drawing,
	where: string,
): Problem[] {
	const ids = boxes.map(({ id }) => id);
	const solid = boxes.filter(({ kind }) => kind !== 'area');
	return [
		...ids
			.filter((id, index) => ids.indexOf(id) !== index)
			.map((id) => ({
				where,
				found: `two boxes with the id "${id}"`,
				expected: 'an id of its own for each',
				write: `${id}-2 for one of them, also in arrows`,
			})),
		...(phone ? ids.filter((id) => !phone.boxes[id]) : []).map((id) => ({
			where,
			found: `no place for the box "${id}" on a phone`,
			expected: 'an entry of phone.boxes for each box',
			write: `${id}: { at: [0, 0], size: [120, 64] }`,
		})),
		...boxes
			.filter(({ at, size }) => at[0] + size[0] > width || at[1] + size[1] > height)
			.map(({ id, at, size }) => ({
				where,
				found: `box "${id}", which ends at ${at[0] + size[0]}, ${at[1] + size[1]}`,
				expected: `all within the drawing of ${width} by ${height}`,
				write: 'another place for the box, or a larger drawing',
			})),
		...solid.flatMap((box, index) =>
			solid.slice(index + 1).flatMap((other) =>
				overlap(box, other)
					? [
							{
								where,
								found: `boxes "${box.id}" and "${other.id}" over each other`,
								expected: 'each box in a place of its own',
								write: 'another place for one',
							},
						]
					: [],
			),
		),
		...boxes
			.filter((box) => tooWide(box))
			.map(({ id, label, size }) => ({
				where,
				found: `the label "${label}", wider than the ${size[0]} px of box "${id}"`,
				expected: 'a label that fits into its box',
				write: 'a wider box, or \\n where the line may break',
			})),
		...arrows.flatMap(({ from, to }) =>
			[from, to].flatMap((end) => {
				const id = end.replace(/\..*/, '');
				return ids.includes(id)
					? []
					: [
							{
								where,
								found: `an arrow with "${id}", which no box has`,
								expected: ids.join(', '),
								write: nearest(id, ids) ?? 'one of these, or a box of that id',
							},
						];
			}),
		),
	];
}

/** Arrows that leave the drawing, and labels that touch something, wherever on their line they stand. */
export function labelProblems(arrows: readonly PlacedArrow[], where: string): Problem[] {
	return arrows
		.filter(({ touches }) => touches.length > 0)
		.map(({ arrow, touches }) => ({
			where,
			found: `the arrow from "${arrow.from}" to "${arrow.to}"${arrow.label ? ` with the label "${arrow.label}"` : ''}, which touches ${touches.join(', ')}`,
			expected: `a line inside the drawing${arrow.label ? `, ${Math.ceil(labelSize(arrow.label)[0])} px of it free for the label` : ''}`,
			write: 'a shorter label, or boxes farther apart',
		}));
}

function tooWide({ label, note, size, kind }: Box): boolean {
	if (kind === 'area' || kind === 'person' || kind === 'remark') return false;
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
