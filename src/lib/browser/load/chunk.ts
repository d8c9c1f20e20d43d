import { within } from './file.ts';
import { loadModules } from './modules.ts';

/** The address in `() => import('./chunk.js')`, as the bundler writes it. */
export const ADDRESS = /\bimport\(\s*["'`]\.\/([^"'`]+)/;

/**
 * What every `import()` of the built site goes through, in place of Vite's own helper: with a limit, a log, and one
 * reload when the file is gone. See `plugin.ts`.
 *
 * @param load the function around `import()`, whose text names the file; it lies beside this one
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
	const name = ADDRESS.exec(String(load))?.[1];
	if (name) await loadModules([new URL(name, import.meta.url).pathname]);
	return within(load);
}
