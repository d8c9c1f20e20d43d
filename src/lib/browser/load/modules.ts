import { loadFile, within } from './file.ts';

/** How the bundler writes the modules that a module needs. */
export const IMPORTED = /(?:from|import)\s*"(\.\/[^"]+\.js)"/g;

/** Files that are in the browser's cache or on their way, and what they import. */
const files = new Map<string, Promise<string[]>>();

/**
 * Brings modules and all that they import into the browser's cache, before `import()` reads them from there.
 * `import()` alone cannot be ended when it hangs, does not say why it failed, and browsers may keep a failure of a
 * nested import until the page reloads.
 *
 * @param urls absolute or root-relative addresses
 * @throws as `loadFile`; the next call tries again
 */
export async function loadModules(urls: readonly string[], seen = new Set<string>()): Promise<void> {
	await Promise.all(
		urls.map(async (url) => {
			if (seen.has(url)) return;
			seen.add(url);
			await loadModules(await importsOf(url), seen);
		}),
	);
}

/**
 * Loads and runs a module.
 *
 * @param url absolute or root-relative address
 * @throws as `loadFile`, or what the module throws
 */
// biome-ignore lint/suspicious/noExplicitAny: what a module holds is known to whoever names it
export async function loadModule(url: string): Promise<any> {
	await loadModules([url]);
	return within(() => import(/* @vite-ignore */ url));
}

function importsOf(url: string): Promise<string[]> {
	let imports = files.get(url);
	if (!imports) {
		imports = loadFile(url, 'javascript').then((code) =>
			[...code.matchAll(IMPORTED)].map(([, name = '']) => url.replace(/[^/]*$/, name.slice(2))),
		);
		imports.catch(() => files.delete(url));
		files.set(url, imports);
	}
	return imports;
}
