import type { AtRule, Plugin } from 'postcss';
import { problem } from '../../lib/diagnostics/build-error.ts';

/** A switch of Starlight's layout, as it writes them. */
const SWITCH = /\(min-width:\s*(?:50|72)r?em\)/g;

/** The other form of such a condition, in which Astro hands on styles that it has read. */
const RANGE = /\(width\s*>=\s*([^()]+)\)/g;

/** What Starlight sizes for the smallest windows, without a switch of the layout. */
const SMALL = /\(min-width:\s*30r?em\)/g;

/**
 * PostCSS plugin: Starlight's own styles switch layout at 50rem and 72rem, this site at one width.
 * It rewrites those conditions in all styles, so that no other switch survives.
 *
 * @param desktopFrom first width of the desktop layout, in CSS pixels
 * @throws {BuildError} when a style of Starlight asks for the width in a form that is not known here
 */
export function starlightBreakpoints(desktopFrom: number): Plugin {
	const ours = `(min-width: ${desktopFrom}px)`;
	return {
		postcssPlugin: 'starlight-breakpoints',
		AtRule: {
			media(rule: AtRule) {
				const params = rule.params.replace(RANGE, '(min-width: $1)').replace(SWITCH, ours);
				if (isStarlights(rule) && params.replaceAll(ours, '').replace(SMALL, '').includes('width')) {
					throw problem({
						where: `${rule.source?.input.file}:${rule.source?.start?.line}`,
						found: `@media ${rule.params}`,
						expected: 'widths of 50rem and 72rem, at which Starlight switched its layout so far',
						write: 'the new width in src/ui/starlight/breakpoints.ts',
					});
				}
				rule.params = params;
			},
		},
	};
}

function isStarlights({ source }: AtRule): boolean {
	return /[\\/]@astrojs[\\/]starlight[\\/]/.test(source?.input.file ?? '');
}
