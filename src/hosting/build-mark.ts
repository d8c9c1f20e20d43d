import { rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** File that says that a folder holds a whole build. It holds the time at which the build ended. */
export const BUILD_MARK = '_build.txt';

/**
 * Tells a server that runs on when the site is built again: the mark goes before the folder is emptied, and comes
 * when everything else is there. The last integration of all.
 */
export function buildMark(): AstroIntegration {
	let outDir: URL;
	return {
		name: 'build-mark',
		hooks: {
			'astro:config:done': ({ config }) => {
				outDir = config.outDir;
			},
			'astro:build:start': () => rm(new URL(BUILD_MARK, outDir), { force: true }),
			'astro:build:done': ({ dir }) => writeFile(new URL(BUILD_MARK, dir), `${new Date().toISOString()}\n`),
		},
	};
}
