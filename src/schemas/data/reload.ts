import { dirname, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { facts } from './index.ts';

/**
 * Reloads pages in `npm run dev` when a fact or a sample changed: Vite does not know who reads a file that nobody
 * imports.
 */
export function reloadOnFacts(): Plugin {
	return {
		name: 'reload-on-facts',
		apply: 'serve',
		configureServer({ config, watcher, ws }) {
			const files = Object.values(facts).map(({ file }) => resolve(config.root, file));
			const samples = resolve(config.root, dirname(facts.samples.file)) + sep;
			watcher.on('change', (file) => {
				const changed = resolve(file);
				if (files.includes(changed) || changed.startsWith(samples)) ws.send({ type: 'full-reload' });
			});
		},
	};
}
