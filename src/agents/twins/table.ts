import type { PhrasingContent, TableRow } from 'mdast';
import { attribute, type Element, elementsIn } from '../../lib/html/html-tree.ts';
import { type Converter, elementsOf, label, type Rule } from './nodes.ts';

type Cell = PhrasingContent[];

/**
 * A table under its caption. Rows are as wide as the widest one, and a cell that reaches over several stands in each of
 * them: Markdown has no such cells, and a row can be read without those above it.
 */
export const table: Rule = (element, write) => {
	const caption = elementsOf(element.childNodes, 'caption').flatMap(({ childNodes }) =>
		write.line(childNodes),
	);
	const rows = [...elementsIn(element)].filter(({ tagName }) => tagName === 'tr');
	const cells = spread(rows, write);
	const width = Math.max(...cells.map(({ length }) => length));
	const hasHead = rows[0] !== undefined && elementsOf(rows[0].childNodes, 'td').length === 0;
	const children = [...(hasHead ? [] : [[]]), ...cells].map(
		(row): TableRow => ({
			type: 'tableRow',
			children: Array.from({ length: width }, (_, index) => ({
				type: 'tableCell',
				children: row[index] ?? [],
			})),
		}),
	);
	return [...label(caption), { type: 'table', children }];
};

/** The cells of all rows, those that reach over several columns or rows repeated. */
function spread(rows: readonly Element[], write: Converter): Cell[][] {
	const grid: Cell[][] = rows.map(() => []);
	for (const [at, row] of rows.entries()) {
		for (const element of elementsOf(row.childNodes, 'th', 'td')) {
			const cell = write.line(element.childNodes);
			const taken = grid[at] as Cell[];
			let column = 0;
			while (taken[column]) column++;
			for (let down = 0; down < spanOf(element, 'rowspan'); down++)
				for (let right = 0; right < spanOf(element, 'colspan'); right++) {
					const reached = grid[at + down];
					if (reached) reached[column + right] = down + right === 0 ? cell : structuredClone(cell);
				}
		}
	}
	return grid;
}

function spanOf(cell: Element, name: 'rowspan' | 'colspan'): number {
	return Number(attribute(cell, name) ?? 1);
}
