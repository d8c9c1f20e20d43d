import type { Problem } from '~/lib/diagnostics/build-error.ts';
import type { Area, Canvas } from './canvas.ts';

/** Half the size of a numbered mark. */
const MARK = 10;

/** Texts that do not fit into their drawing, texts over each other, and numbers over texts. */
export function drawingProblems(
	{ texts, marks, broken }: Canvas,
	[width, height]: readonly [number, number],
	where: string,
	form: string,
): Problem[] {
	const numbers = marks.map(({ x, y }, index) => ({
		text: `mark ${index + 1}`,
		area: [x - MARK, y - MARK, 2 * MARK, 2 * MARK] as Area,
	}));
	const all = [...texts, ...numbers];
	const outside = all.filter(
		({ area: [x, y, wide, tall] }) => x < 0 || y < 0 || x + wide > width + 0.5 || y + tall > height + 0.5,
	);
	const pairs = all.flatMap((one, index) =>
		all
			.slice(index + 1)
			.filter((other) => overlap(one.area, other.area))
			.map((other) => [one.text, other.text] as const),
	);
	return [
		...broken.map((word) => ({
			where,
			found: `"${word}", wider than its place in the ${form} drawing`,
			expected: 'words that fit in whole',
			write: 'a shorter text, or fewer columns',
		})),
		...outside.map(({ text }) => ({
			where,
			found: `"${text}" outside of the ${form} drawing`,
			expected: `all within ${width} by ${height} pixels`,
			write: 'a shorter text, or two parts',
		})),
		...pairs.map(([one, other]) => ({
			where,
			found: `"${one}" over "${other}" in the ${form} drawing`,
			expected: 'each text in a place of its own',
			write: 'shorter texts, fewer columns, or one mark less',
		})),
	];
}

function overlap([ax, ay, aw, ah]: Area, [bx, by, bw, bh]: Area): boolean {
	return ax < bx + bw - 0.5 && bx < ax + aw - 0.5 && ay < by + bh - 0.5 && by < ay + ah - 0.5;
}
