import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { problem } from '../../diagnostics/build-error.ts';
import { toPosixPath } from '../../files/file-paths.ts';
import { ADDRESS } from './chunk.ts';
import { IMPORTED } from './modules.ts';

/** The module that Vite puts around every `import()` of browser code. */
const HELPER = '\0vite/preload-helper.js';

/** What the bundler tells of a script that it wrote. */
interface Script {
	fileName: string;
	code: string;
	imports: readonly string[];
	dynamicImports: readonly string[];
}

/**
 * Vite plugin: lets every `import()` of browser code go through `loadChunk`.
 *
 * @throws {BuildError} when Vite calls its helper otherwise, or writes imports in a form that `loadChunk` cannot read
 */
export function importsWithLimit(): Plugin {
	let replaced = false;
	return {
		name: 'imports-with-limit',
		enforce: 'pre',
		/* Here and not in the configuration, where Astro has a value of its own: `loadChunk` takes no list of files. */
		configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
		load(id) {
			if (id !== HELPER) return;
			replaced = true;
			const file = toPosixPath(fileURLToPath(new URL('./chunk.ts', import.meta.url)));
			return `export { loadChunk as __vitePreload } from ${JSON.stringify(file)};`;
		},
		writeBundle(_, bundle) {
			if (this.environment.name !== 'client') return;
			for (const output of Object.values(bundle)) {
				if (output.type === 'chunk') assertLimited(output, replaced);
			}
		},
	};
}

/**
 * Checks that every import of a script can be read from its text, as `loadChunk` and `loadModules` do.
 *
 * @param replaced whether `loadChunk` stands for Vite's helper
 */
export function assertLimited({ fileName, code, imports, dynamicImports }: Script, replaced: boolean): void {
	const read = (pattern: RegExp) =>
		[...code.matchAll(new RegExp(pattern, 'g'))].map(([, path = '']) => path.replace(/^.*\//, ''));
	const later = read(ADDRESS);
	const atOnce = read(IMPORTED);
	const missed = [
		...dynamicImports.filter((file) => !replaced || !later.some((name) => file.endsWith(name))),
		...imports.filter((file) => !atOnce.some((name) => file.endsWith(name))),
	];
	if (missed.length === 0) return;
	throw problem({
		where: fileName,
		found: `imports of ${missed.join(', ')} in another form, or without the helper ${HELPER.slice(1)}`,
		expected: 'the form in which Vite wrote them so far',
		write: 'the new form in src/lib/browser/load',
	});
}
