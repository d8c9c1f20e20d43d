import type { TableRow } from 'mdast';
import { elementsIn } from '../../search/records/html.ts';
import { elementsOf, label, type Rule } from './nodes.ts';

/** A table under its caption. Rows are as wide as the widest one: others would break it. */
export const table: Rule = (element, write) => {
	const caption = elementsOf(element.childNodes, 'caption').flatMap(({ childNodes }) =>
		write.line(childNodes),
	);
	const rows = [...elementsIn(element)].filter(({ tagName }) => tagName === 'tr');
	const cells = rows.map((row) =>
		elementsOf(row.childNodes, 'th', 'td').map(({ childNodes }) => write.line(childNodes)),
	);
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
