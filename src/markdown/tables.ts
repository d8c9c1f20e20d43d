import type { HastPluginDefinition } from 'satteri';

/** Characters from which the text of a cell counts as long: more than two lines of a squeezed column. */
const LONG = 32;
/** Columns from which a table scrolls on a phone anyway, so that long ones can have all the room they need. */
const MANY = 4;

interface Node {
	type: string;
	tagName?: string;
	value?: string;
	children?: readonly Node[];
}

/**
 * Puts every table into a box that scrolls sideways when the table is wider than the text. Its classes tell
 * `styles/prose.css` which columns hold long texts (`long-3`: the third) and whether there are `many`, so that
 * these are not squeezed on narrow screens. The first column needs no class: it stays in view.
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
					children: [node],
				};
			},
		},
	};
}

function tableClasses(table: Node): string[] {
	const longest: number[] = [];
	for (const row of elements(table, 'tr')) {
		const cells = (row.children ?? []).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
		cells.forEach((cell, column) => {
			longest[column] = Math.max(longest[column] ?? 0, textOf(cell).length);
		});
	}
	if (longest.length < 3) return ['table'];
	const long = longest.flatMap((length, column) =>
		column > 0 && length >= LONG ? [`long-${column + 1}`] : [],
	);
	return ['table', ...(longest.length >= MANY && long.length > 0 ? ['many'] : []), ...long];
}

function elements(node: Node, tagName: string): Node[] {
	return (node.children ?? []).flatMap((child) =>
		child.tagName === tagName ? [child] : elements(child, tagName),
	);
}

function textOf(node: Node): string {
	return node.value ?? (node.children ?? []).map(textOf).join('');
}
