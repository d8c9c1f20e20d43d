import type { HastPluginDefinition } from 'satteri';

const OPTION = /^--?[a-z][\w-]*$/i;

/** Marks options of commands in running text, so that no line ends with the `--` of `--upstream-url`. */
export function markedOptions(): HastPluginDefinition {
	return {
		name: 'marked-options',
		element: {
			filter: ['code'],
			visit(node) {
				const [child, ...others] = node.children;
				if (child?.type !== 'text' || others.length > 0 || !OPTION.test(child.value)) return;
				return { ...node, properties: { ...node.properties, class: 'option' } };
			},
		},
	};
}
