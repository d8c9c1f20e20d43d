import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'postcss';
import { problem } from '../site/build-error.ts';
import { iconNames } from '../site/icon-names.ts';

/**
 * PostCSS plugin: puts the shapes of all icons where a style has a comment that starts with `icons:`, as masks. Pages then name an icon by
 * a class, and its shape travels once, in the stylesheet.
 *
 * @throws {BuildError} if the Lucide set has no icon of a name
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
			where: 'src/site/icon-names.ts',
			found: `"${name}"`,
			expected: 'an icon of the Lucide set',
			write: 'a name from https://lucide.dev/icons',
		});
	}
	const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'>${shapesOf(source, name).replaceAll('"', "'")}</svg>`;
	return `data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}`;
}

/**
 * What an icon draws, without the element around it.
 *
 * @throws {BuildError} if its file has another form than those of Lucide had so far
 */
export function shapesOf(source: string, name: string): string {
	const shapes = /<svg[^>]*>([\s\S]*)<\/svg>\s*$/.exec(source)?.[1];
	if (shapes === undefined) {
		throw problem({
			where: `lucide-static/icons/${name}.svg`,
			found: source.slice(0, 80),
			expected: 'one <svg> element around the shapes',
			write: 'the new form in src/starlight/icons.ts',
		});
	}
	return shapes.trim().replace(/\s*\n\s*/g, '');
}
