import type { HastPluginDefinition } from 'satteri';
import { breakableParts } from './breaks.ts';

/** Characters from which the text of a cell counts as long: more than two lines of a squeezed column. */
const LONG = 32;
/** Columns from which short cells are compared across, so that a table is not taken apart. */
const MATRIX = 5;
/** Characters that stand beside each other on a phone: 350 px of text and code. */
const PHONE = 42;
/** What the room between two columns takes, in characters. */
const GAP = 2;

interface Node {
	type: string;
	tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: readonly Node[];
}

/**
 * Puts every table into a box that scrolls sideways when the table is wider than the text. One of three and more columns
 * with long texts is `listed`: on a phone each row becomes an entry of a list, below the name in its first cell, and the
 * other cells begin with the head of their column.
 *
 * Under an empty corner the cells of the first column name their rows. Columns that Markdown aligns get a class: the
 * security policy blocks inline styles, and HTML has no attribute.
 */
export function scrollingTables(): HastPluginDefinition {
	return {
		name: 'scrolling-tables',
		element: {
			filter: ['table'],
			visit(node) {
				const table = node as Node;
				const labels = isListed(table) ? headsOf(table) : [];
				return {
					type: 'element',
					tagName: 'div',
					properties: { class: labels.length > 0 ? 'table listed' : 'table' },
					children: [withCells(table, { namesRows: hasEmptyCorner(table), labels }) as typeof node],
				};
			},
		},
	};
}

function isListed(table: Node): boolean {
	const rows = elements(table, 'tr').map((row) => cellsOf(row).map(textOf));
	const columns = Math.max(...rows.map((cells) => cells.length));
	if (columns < 3) return false;
	if (rows.some((cells) => cells.slice(1).some((text) => text.length >= LONG))) return true;
	return columns < MATRIX && narrowest(rows, columns) > PHONE;
}

/** Characters of a line of the table when each column is as narrow as its longest word. */
function narrowest(rows: readonly string[][], columns: number): number {
	const longestWord = (text = '') =>
		Math.max(
			...text
				.split(/\s+/)
				.flatMap(breakableParts)
				.map(({ length }) => length),
		);
	return Array.from({ length: columns }, (_, column) =>
		Math.max(...rows.map((cells) => longestWord(cells[column]))),
	).reduce((sum, width) => sum + width + GAP, -GAP);
}

/** What stands above each column. */
function headsOf(table: Node): string[] {
	const [head] = elements(table, 'tr');
	return head ? cellsOf(head).map(textOf) : [];
}

function hasEmptyCorner(table: Node): boolean {
	const [corner] = elements(table, 'tr').flatMap((row) => cellsOf(row).slice(0, 1));
	return corner?.tagName === 'th' && textOf(corner) === '';
}

interface CellOptions {
	/** Whether the first column names its rows. */
	namesRows: boolean;
	/** Heads of the columns, for cells that say theirs. */
	labels: string[];
}

/** The table with its cells as HTML wants them; what stands in them stays as it is. */
function withCells(node: Node, options: CellOptions, column = 0): Node {
	const { tagName, properties = {}, children = [] } = node;
	if (tagName === 'th' || tagName === 'td') {
		const { style, ...others } = properties;
		const align = /^text-align: (\w+)$/.exec(String(style))?.[1];
		const label = tagName === 'td' && column > 0 ? options.labels[column] : undefined;
		const isName = options.namesRows && column === 0 && textOf(node) !== '';
		return {
			type: 'element',
			tagName: isName ? 'th' : tagName === 'th' && textOf(node) === '' ? 'td' : tagName,
			properties: {
				...others,
				...(isName && { scope: 'row' }),
				...(align !== undefined && { class: align }),
				...(label && textOf(node) !== '' && { 'data-label': label }),
			},
			children: [...children],
		};
	}
	if (node.type !== 'element') return node;
	const cells = cellsOf(node);
	return {
		type: 'element',
		tagName: tagName ?? '',
		properties: { ...properties },
		children: children.map((child) => withCells(child, options, cells.indexOf(child))),
	};
}

function cellsOf(row: Node): readonly Node[] {
	return (row.children ?? []).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
}

function elements(node: Node, tagName: string): Node[] {
	return (node.children ?? []).flatMap((child) =>
		child.tagName === tagName ? [child] : elements(child, tagName),
	);
}

function textOf(node: Node): string {
	return node.value ?? (node.children ?? []).map(textOf).join('');
}
