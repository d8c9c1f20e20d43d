import type { HastPluginDefinition } from 'satteri';

/**
 * Puts every table into a box that scrolls sideways when the table is wider than the text.
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
					properties: { class: 'table' },
					children: [node],
				};
			},
		},
	};
}
