import { readdirSync, readFileSync } from 'node:fs';
import type { Loader } from 'astro/loaders';
import { toPosixPath } from '../site/file-paths.ts';
import { readYaml } from './data/read-facts.ts';
import { type ScreenData, screenSchema } from './screen.ts';

/** Folder of the drawn screens, one file each. */
export const SCREENS = 'src/content/screens';

/**
 * Reads and checks all drawn screens, by name.
 *
 * @throws {BuildError} with place, what was found, what is expected, what to write
 */
export function readScreens(): Map<string, ScreenData> {
	const files = readdirSync(SCREENS).filter((file) => file.endsWith('.yaml'));
	return new Map(
		files.map((file) => [
			file.replace('.yaml', ''),
			readYaml(`${SCREENS}/${file}`, readFileSync(`${SCREENS}/${file}`, 'utf8'), screenSchema),
		]),
	);
}

/** Loads the drawn screens. Mistakes stop the build. */
export function screensLoader(): Loader {
	return {
		name: 'screens',
		async load({ store, watcher, logger }) {
			const fill = () => {
				store.clear();
				for (const [id, data] of readScreens()) store.set({ id, data: { ...data } });
			};
			fill();
			watcher?.add(SCREENS);
			watcher?.on('change', (path) => {
				if (!toPosixPath(path).includes(SCREENS)) return;
				try {
					fill();
				} catch (error) {
					logger.error((error as Error).message);
				}
			});
		},
	};
}
