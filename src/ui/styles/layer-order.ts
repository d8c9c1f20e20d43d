import type { Plugin } from 'postcss';

/** Cascade layers from the weakest to the strongest. Rules in a later one win, whatever their selectors. */
const LAYERS = [
	'motion',
	'starlight',
	'tokens',
	'base',
	'layout',
	'prose',
	'components',
	'parts',
	'utilities',
];

/**
 * PostCSS plugin: states the order of the layers at the top of every style. The bundler decides which style comes
 * first, and the first statement decides the order.
 */
export function layerOrder(): Plugin {
	return {
		postcssPlugin: 'layer-order',
		Once(root, { AtRule }) {
			root.prepend(new AtRule({ name: 'layer', params: LAYERS.join(', ') }));
		},
	};
}
