import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { formatProblem } from '../../lib/diagnostics/build-error.ts';

/** Files whose default export is what is shown: islands, in files that start with a capital, and React pages. */
const SHOWN = /\/src\/(?:ui\/islands\/.*\/[A-Z]\w*|pages\/.*)\.tsx$/;

/** Files beside the islands that only help them, and say so by exporting by name. */
const HELPERS = /\/src\/ui\/islands\/boundary\//;

/**
 * Vite plugin: stops the build at a page or an island without a default export, which would otherwise fail in the
 * reader's browser.
 */
export function requireDefaultExports(): Plugin {
	return {
		name: 'require-default-exports',
		enforce: 'pre',
		transform(code, id) {
			const file = id.replace(/\?.*/, '');
			if (!SHOWN.test(file) || HELPERS.test(file)) return;
			const problem = defaultExportProblem(code, file);
			if (problem) this.error(problem);
		},
	};
}

/** What is wrong with a component file that has no default export; `undefined` if it has one. */
export function defaultExportProblem(code: string, file: string): string | undefined {
	const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|(["'`])(?:\\.|(?!\1)[^\\])*\1/g, '');
	if (/\bexport\s+default\b|\bexport\s*\{[^}]*\bas\s+default\b/.test(bare)) return undefined;
	const name = basename(file).replace(/\.\w+$/, '');
	return formatProblem({
		where: file.replace(/^.*\/src\//, 'src/'),
		found: 'a page component without a default export',
		expected: 'the component that is shown as the default export',
		write: `export default function ${name}() { … }`,
	});
}
