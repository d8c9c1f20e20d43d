import type { HastPluginDefinition } from 'satteri';

/** An option of a command, short enough for the narrowest column; browsers would break it after its hyphens. */
const OPTION = /^--?[a-z][\w-]{0,26}$/i;

/** Keeps options of commands in running text on one line: `--upstream-url` is never left as `--` at its end. */
export function unbrokenOptions(): HastPluginDefinition {
	return {
		name: 'unbroken-options',
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
