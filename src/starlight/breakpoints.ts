import type { AtRule, Plugin } from 'postcss';

/**
 * PostCSS plugin: Starlight's own styles switch layout at 50rem and 72rem, this site at one width.
 * It rewrites those conditions in all styles, so that no other switch survives.
 *
 * @param desktopFrom first width of the desktop layout, in CSS pixels
 */
export function starlightBreakpoints(desktopFrom: number): Plugin {
	return {
		postcssPlugin: 'starlight-breakpoints',
		AtRule: {
			media(rule: AtRule) {
				rule.params = rule.params.replace(/\(min-width:\s*(?:50|72)r?em\)/g, `(min-width: ${desktopFrom}px)`);
			},
		},
	};
}
