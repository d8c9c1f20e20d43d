import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toPosixPath } from '../../src/lib/files/file-paths.ts';

/** The program of Astro. */
export const astro = resolve('node_modules/astro/bin/astro.mjs');

/** Milliseconds for a test that starts Astro: it needs ten seconds of a core, which are minutes on a busy machine. */
export const ASTRO_TIMEOUT = 900_000;

/** Settings with which Astro prints plain text and reports nothing to its makers. */
export const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' };

const LINKED = ['node_modules', 'public', 'src/content/screenshots', 'src/samples'];
const COPIED = ['content.config.ts', 'package.json', 'redirects.mjs', 'src', 'tsconfig.json'];
/** Our configuration, with caches of its own: `node_modules`, where they lie by default, is shared. */
const config = `import config from './site.config.mts';
export default { ...config, cacheDir: './.cache', vite: { ...config.vite, cacheDir: './.cache/vite' } };
`;

/**
 * Copies the project for a test that starts Astro, so that it shares no lock, no caches and no generated files with a
 * development server that runs here. The copy is in the project: Astro takes the address of a file that shares no
 * folder with the root for one below the root.
 *
 * @returns the folder of the copy
 */
export function copyProject(): string {
	mkdirSync('.cache', { recursive: true });
	const root = mkdtempSync(resolve('.cache/astro-project-'));
	const filter = (file: string) => !LINKED.includes(toPosixPath(file));
	for (const file of COPIED) cpSync(file, join(root, file), { recursive: true, filter });
	for (const folder of LINKED) symlinkSync(resolve(folder), join(root, folder));
	cpSync('astro.config.mts', join(root, 'site.config.mts'));
	writeFileSync(join(root, 'astro.config.mts'), config);
	return root;
}

/** Removes a copy of the project, also while a process that ends still writes into it. */
export function removeProject(root: string): void {
	rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}
