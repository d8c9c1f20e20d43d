import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder } from './compress.ts';

/** Compresses the built files. Comes after every integration that writes them, as it takes files as they are. */
export function precompress(): AstroIntegration {
	return {
		name: 'precompress',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const started = performance.now();
				const { files, before, after } = await compressFolder(fileURLToPath(dir));
				const seconds = ((performance.now() - started) / 1000).toFixed(1);
				const size = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
				logger.info(`${files} files, ${size(before)} to ${size(after)} in ${seconds} s`);
			},
		},
	};
}
