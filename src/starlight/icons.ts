import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'postcss';
import { problem } from '../site/build-error.ts';
import { iconNames } from '../site/icon-names.ts';

/**
 * PostCSS plugin: puts the shapes of all icons where a style has a comment that starts with `icons:`, as masks. Pages then name an icon by
 * a class, and its shape travels once, in the stylesheet.
 *
 * @throws Error if the Lucide set has no icon of a name
 */
export function iconMasks(): Plugin {
	return {
		postcssPlugin: 'icon-masks',
		Comment(comment, { Rule, Declaration }) {
			if (!comment.text.startsWith('icons:')) return;
			const place = comment.source && { source: comment.source };
			comment.replaceWith(
				...iconNames.map((name) => {
					const value = `url("${dataUri(name)}")`;
					const declaration = new Declaration({ prop: '--icon', value, ...place });
					return new Rule({ selector: `.icon-${name}`, nodes: [declaration], ...place });
				}),
			);
		},
	};
}

const resolve = createRequire(import.meta.url).resolve;

function dataUri(name: string): string {
	let source: string;
	try {
		source = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
	} catch {
		throw problem({
			where: 'src/starlight/icons.ts',
			found: `"${name}"`,
			expected: 'an icon of the Lucide set',
			write: 'a name from https://lucide.dev/icons',
		});
	}
	const shapes = source.replace(/[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/\s*\n\s*/g, '');
	const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'>${shapes.replaceAll('"', "'")}</svg>`;
	return `data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}`;
}
