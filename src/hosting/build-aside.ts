import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeMark } from './build-mark.ts';
import { BUILD_MARK } from './hosts/host-files.ts';

/** Where a build is made, and where the one that it replaces goes for a moment. On the same disk as `dist`, usually. */
const MADE_IN = '.cache/build/';
const REPLACED_IN = '.cache/replaced-build/';

/**
 * Makes the build beside the folder of the built site, and puts it there when it passed every check: Astro empties its
 * folder long before, and a build that fails would leave nothing to serve. The last integration of all.
 */
export function buildAside(): AstroIntegration {
	let dist: string;
	let replaced: string;
	return {
		name: 'build-aside',
		hooks: {
			'astro:config:setup': ({ command, config, updateConfig }) => {
				if (command !== 'build') return;
				dist = fileURLToPath(config.outDir);
				replaced = fileURLToPath(new URL(REPLACED_IN, config.root));
				updateConfig({ outDir: new URL(MADE_IN, config.root) });
			},
			'astro:build:done': ({ dir }) => replaceBuild(fileURLToPath(dir), dist, replaced),
		},
	};
}

/**
 * Moves what is in the folders, not the folders: `dist` may be a mount, a link, or what a container or server looks at.
 * The mark goes first and comes last, for servers that look meanwhile.
 */
function replaceBuild(made: string, dist: string, replaced: string): void {
	rmSync(replaced, { recursive: true, force: true });
	mkdirSync(dist, { recursive: true });
	rmSync(join(dist, BUILD_MARK), { force: true });
	moveFiles(dist, replaced);
	moveFiles(made, dist);
	writeMark(dist);
	rmSync(replaced, { recursive: true, force: true });
}

/** Git's folder stays, as with Astro: some hosts publish a checkout. */
function moveFiles(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	for (const name of readdirSync(from)) if (name !== '.git') move(join(from, name), join(to, name));
}

function move(from: string, to: string): void {
	try {
		renameSync(from, to);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
		cpSync(from, to, { recursive: true });
		rmSync(from, { recursive: true });
	}
}
