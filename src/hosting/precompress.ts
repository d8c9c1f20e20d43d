import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder, compressingHost } from './compress.ts';
import { markHeavyPages } from './heavy-pages.ts';

/**
 * Compresses the built files, unless the host that builds does so itself, and marks links to heavy pages before. Comes after every integration that writes
 * them, as it takes files as they are.
 */
export function precompress(): AstroIntegration {
	return {
		name: 'precompress',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const dist = fileURLToPath(dir);
				markHeavyPages(dist);
				const host = compressingHost();
				if (host) return logger.info(`left to the host, which set ${host}`);
				const started = performance.now();
				const { files, before, after } = await compressFolder(dist);
				const seconds = ((performance.now() - started) / 1000).toFixed(1);
				const size = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
				logger.info(`${files} files, ${size(before)} to ${size(after)} in ${seconds} s`);
			},
		},
	};
}
