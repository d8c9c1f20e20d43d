import { readdirSync } from 'node:fs';
import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { toPosixPath } from '../lib/files/file-paths.ts';
import { readText } from '../lib/files/read-text.ts';
import { readYaml } from './data/read-facts.ts';

const ENDING = '.yaml';

/**
 * Reads and checks the YAML files of a folder, by name.
 *
 * @throws {BuildError} with place, what was found, what is expected, what to write
 */
export function readYamlFolder<Value>(folder: string, schema: z.ZodType<Value>): Map<string, Value> {
	const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
	return new Map(
		files.sort().map((file) => {
			const path = `${folder}/${file}`;
			return [file.slice(0, -ENDING.length), readYaml(path, readText(path), schema)];
		}),
	);
}

/** Loads the YAML files of a folder, one entry each. Mistakes stop the build. */
export function yamlFolderLoader(folder: string, schema: z.ZodType<object>): Loader {
	return {
		name: folder,
		load({ store, watcher, logger }) {
			const fill = () => {
				const entries = readYamlFolder(folder, schema);
				store.clear();
				for (const [id, data] of entries) store.set({ id, data: { ...data } });
			};
			fill();
			watcher?.add(folder);
			watcher?.on('all', (_, path) => {
				if (!toPosixPath(path).includes(folder)) return;
				try {
					fill();
				} catch (error) {
					logger.error((error as Error).message);
				}
			});
			return Promise.resolve();
		},
	};
}
