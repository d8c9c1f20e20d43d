import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { facts } from './index.ts';

/** Reloads pages in `npm run dev` when a fact changed: Vite does not know who reads a file that nobody imports. */
export function reloadOnFacts(): Plugin {
	return {
		name: 'reload-on-facts',
		apply: 'serve',
		configureServer({ config, watcher, ws }) {
			const files = Object.values(facts).map(({ file }) => resolve(config.root, file));
			watcher.on('change', (file) => {
				if (files.includes(resolve(file))) ws.send({ type: 'full-reload' });
			});
		},
	};
}
