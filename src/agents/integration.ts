import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { documentedVersion } from '../api-reference/contract/version.ts';
import { devTwins } from './dev-twins.ts';
import { sectionsOf } from './llms/sections.ts';
import { llmsFiles } from './llms/texts.ts';
import { writeTwins } from './twins/write.ts';

/**
 * Writes the site for programs that read text: the Markdown of every page at its address with `.md`, and `llms.txt`
 * with its companions. Comes after all integrations that change the content of pages, and before the check of links.
 */
export function agents(): AstroIntegration {
	let site = '';
	return {
		name: 'agents',
		hooks: {
			'astro:config:done': ({ config }) => {
				site = config.site ?? '';
			},
			'astro:server:setup': ({ server }) => {
				server.middlewares.use(devTwins(server));
			},
			'astro:build:done': async ({ dir, logger }) => {
				const started = performance.now();
				const dist = fileURLToPath(dir);
				const twins = await writeTwins(dist, new Date().toISOString().slice(0, 10));
				const files = llmsFiles({ sections: sectionsOf(twins), site, version: documentedVersion() });
				for (const { path, text } of files) {
					await mkdir(dirname(join(dist, path)), { recursive: true });
					await writeFile(join(dist, path), text);
				}
				const size = twins.reduce((sum, { text }) => sum + text.length, 0) / 1e6;
				const seconds = ((performance.now() - started) / 1000).toFixed(1);
				logger.info(
					`${twins.length} pages as Markdown, ${size.toFixed(1)} MB, and ${files.length} lists in ${seconds} s`,
				);
			},
		},
	};
}
