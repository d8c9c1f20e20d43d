import type { Plugin } from 'vite';
import { samplesFolder } from './folder.ts';

/** Vite plugin: loads open pages again when a sample changes, which pages read from the disk. */
export function reloadWithSamples(): Plugin {
	return {
		name: 'reload-with-samples',
		hotUpdate({ file }) {
			if (this.environment.name === 'client' && file.includes(`/${samplesFolder}`))
				this.environment.hot.send({ type: 'full-reload' });
		},
	};
}
