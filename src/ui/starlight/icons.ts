import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'postcss';
import { iconNames } from '../../config/icon-names.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';

/**
 * PostCSS plugin: puts the shapes of all icons where a style has a comment that starts with `icons:`. They are one picture,
 * one below the other, as a browser makes a document of each picture before it paints anything; a class says which of them
 * is shown. `--icons` is the picture, `--icon` the place of one in it as a percentage.
 *
 * @throws {BuildError} if the Lucide set has no icon of a name
 */
export function iconMasks(): Plugin {
	return {
		postcssPlugin: 'icon-masks',
		Comment(comment, { Rule, Declaration }) {
			if (!comment.text.startsWith('icons:')) return;
			const place = comment.source && { source: comment.source };
			const rule = (selector: string, prop: string, value: string) =>
				new Rule({ selector, nodes: [new Declaration({ prop, value, ...place })], ...place });
			comment.replaceWith(
				rule('.icon', '--icons', `url("${pictureOf(iconNames)}")`),
				...iconNames.map((name, index) =>
					rule(`.icon-${name}`, '--icon', `${(100 * index) / (iconNames.length - 1)}%`),
				),
			);
		},
	};
}

const resolve = createRequire(import.meta.url).resolve;

/** Edge of the square that an icon is drawn in. */
const EDGE = 24;

function pictureOf(names: readonly string[]): string {
	const shapes = names.map(
		(name, index) => `<g transform='translate(0 ${EDGE * index})'>${drawingOf(name)}</g>`,
	);
	const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${EDGE} ${EDGE * names.length}' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'>${shapes.join('').replaceAll('"', "'")}</svg>`;
	return `data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}`;
}

function drawingOf(name: string): string {
	let source: string;
	try {
		source = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
	} catch {
		throw problem({
			where: 'src/config/icon-names.ts',
			found: `"${name}"`,
			expected: 'an icon of the Lucide set',
			write: 'a name from https://lucide.dev/icons',
		});
	}
	return shapesOf(source, name);
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
			write: 'the new form in src/ui/starlight/icons.ts',
		});
	}
	return shapes.trim().replace(/\s*\n\s*/g, '');
}
