import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module that Vite puts around every `import()` of browser code. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Vite plugin: lets every `import()` of browser code go through `loadChunk`. A test over the built site notices when
 * a version of Vite calls its helper otherwise.
 */
export function importsWithLimit(): Plugin {
	return {
		name: 'imports-with-limit',
		enforce: 'pre',
		load(id) {
			if (id !== HELPER) return;
			const file = fileURLToPath(new URL('./chunk.ts', import.meta.url));
			return `export { loadChunk as __vitePreload } from ${JSON.stringify(file)};`;
		},
	};
}
