import type { HastPluginDefinition } from 'satteri';

/**
 * Makes every heading a link to itself: `<h2 id="x"><a class="anchor" href="#x">…</a></h2>`. The heading's name stays
 * its text. Needs ids, so it runs after the plugin that sets them.
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
					tagName: node.tagName,
					properties: { ...node.properties },
					children: [
						{
							type: 'element',
							tagName: 'a',
							properties: { class: 'anchor', href: `#${id}` },
							children: [...node.children],
						},
					],
				};
			},
		},
	};
}
