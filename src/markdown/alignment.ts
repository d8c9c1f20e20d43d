import type { HastPluginDefinition } from 'satteri';

/** Says how a column of a Markdown table is aligned by an attribute: the security policy blocks inline styles. */
export function alignedCells(): HastPluginDefinition {
	return {
		name: 'aligned-cells',
		element: {
			filter: ['th', 'td'],
			visit(node, context) {
				const align = /^text-align: (\w+)$/.exec(String(node.properties?.['style']))?.[1];
				if (align === undefined) return;
				context.setProperty(node, 'style', null);
				context.setProperty(node, 'align', align);
			},
		},
	};
}
