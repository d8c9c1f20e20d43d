import type { HastPluginDefinition } from 'satteri';

/** Characters from which the text of a cell counts as long: more than two lines of a squeezed column. */
const LONG = 32;
/** Columns from which a table scrolls on a phone anyway, so that long ones can have all the room they need. */
const MANY = 4;

interface Node {
	type: string;
	tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: readonly Node[];
}

/**
 * Puts every table into a box that scrolls sideways when the table is wider than the text. Its classes tell
 * `styles/prose.css` which columns hold long texts (`long-3`: the third) and whether there are `many`, so that
 * these are not squeezed on narrow screens. The first column needs no class: it stays in view.
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
				return {
					type: 'element',
					tagName: 'div',
					properties: { class: tableClasses(node as Node).join(' ') },
					children: [withCells(node as Node, hasEmptyCorner(node as Node)) as typeof node],
				};
			},
		},
	};
}

function tableClasses(table: Node): string[] {
	const longest: number[] = [];
	for (const row of elements(table, 'tr')) {
		cellsOf(row).forEach((cell, column) => {
			longest[column] = Math.max(longest[column] ?? 0, textOf(cell).length);
		});
	}
	if (longest.length < 3) return ['table'];
	const long = longest.flatMap((length, column) =>
		column > 0 && length >= LONG ? [`long-${column + 1}`] : [],
	);
	return ['table', ...(longest.length >= MANY && long.length > 0 ? ['many'] : []), ...long];
}

function hasEmptyCorner(table: Node): boolean {
	const [corner] = elements(table, 'tr').flatMap((row) => cellsOf(row).slice(0, 1));
	return corner?.tagName === 'th' && textOf(corner) === '';
}

/** The table with its cells as HTML wants them; what stands in them stays as it is. */
function withCells(node: Node, namesRows: boolean, column = 0): Node {
	const { tagName, properties = {}, children = [] } = node;
	if (tagName === 'th' || tagName === 'td') {
		const { style, ...others } = properties;
		const align = /^text-align: (\w+)$/.exec(String(style))?.[1];
		const isName = namesRows && column === 0 && textOf(node) !== '';
		return {
			type: 'element',
			tagName: isName ? 'th' : tagName === 'th' && textOf(node) === '' ? 'td' : tagName,
			properties: {
				...others,
				...(isName && { scope: 'row' }),
				...(align !== undefined && { class: align }),
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
		children: children.map((child) => withCells(child, namesRows, cells.indexOf(child))),
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
