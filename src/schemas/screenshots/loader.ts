import type { Loader } from 'astro/loaders';
import { toPosixPath } from '../../lib/files/file-paths.ts';
import { MANIFEST, readScreenshots } from './read.ts';

/** Loads the manifest of screenshots: every picture of every file is one entry. Mistakes stop the build. */
export function screenshotsLoader(): Loader {
	return {
		name: 'screenshots',
		async load({ store, parseData, watcher, logger }) {
			const fill = async () => {
				store.clear();
				for (const [id, entry] of readScreenshots()) {
					store.set({ id, data: await parseData({ id, data: { ...entry } }) });
				}
			};
			await fill();
			watcher?.add(MANIFEST);
			watcher?.on('change', (path) => {
				if (toPosixPath(path).includes(MANIFEST)) fill().catch((error: Error) => logger.error(error.message));
			});
		},
	};
}
