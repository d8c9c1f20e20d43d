import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { HASHED } from '../../hosting/headers.ts';
import { readPages } from '../records/read-pages.ts';
import { devIndex } from './dev-index.ts';
import { indexFiles } from './parts.ts';

/**
 * Builds the search index from the built pages. In `npm run dev` it is made from the pages as the development
 * server renders them, when a reader first searches and again after an edit.
 */
export function searchIndex(): AstroIntegration {
	return {
		name: 'search-index',
		hooks: {
			'astro:server:setup': ({ server, logger }) => {
				server.middlewares.use(devIndex(server, logger));
			},
			'astro:build:done': async ({ dir, logger }) => {
				const { pages, files } = await writeIndex(fileURLToPath(dir));
				logger.info(`${pages} pages in ${files} files`);
			},
		},
	};
}

/** Writes the index of a built site beside it. */
async function writeIndex(dist: string): Promise<{ pages: number; files: number }> {
	const pages = await readPages(dist);
	const files = indexFiles(pages, HASHED);
	for (const { url, json } of files) {
		const file = join(dist, url);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, json);
	}
	return { pages: pages.length, files: files.length };
}
