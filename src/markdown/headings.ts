import type { HastPluginDefinition } from 'satteri';

/**
 * Puts a link to itself beside every heading: `<div class="heading"><h2 id>…</h2><a class="anchor">`.
 * The link is a sibling, so that the heading's name stays its text, and takes that name for itself. Needs ids, so it
 * runs after the plugin that sets them.
 */
export function headingAnchors(): HastPluginDefinition {
	return {
		name: 'heading-anchors',
		element: {
			filter: ['h2', 'h3', 'h4'],
			visit(node) {
				const id = node.properties?.['id'];
				if (typeof id !== 'string' || id === '') return;
				return {
					type: 'element',
					tagName: 'div',
					properties: { class: `heading ${node.tagName}` },
					children: [
						node,
						{
							type: 'element',
							tagName: 'a',
							properties: { class: 'anchor', href: `#${id}`, 'aria-labelledby': id },
							children: [],
						},
					],
				};
			},
		},
	};
}
