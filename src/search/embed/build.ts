import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rolldown } from 'rolldown';
import { browserFloor } from '../../config/browsers.ts';
import { noteShipped } from '../../lib/licenses/shipped.ts';
import { docSearchForStrictPolicy } from '../docsearch-plugin.ts';
import type { SearchSettings } from '../settings.ts';
import { SCRIPT, STYLES } from './options.ts';

const ENTRY = fileURLToPath(new URL('./search.ts', import.meta.url));
const SETTINGS = 'search-settings';

/** Builds the script with which other sites embed this search, and its stylesheet. */
export function embeddedSearch(settings: SearchSettings): AstroIntegration {
	return {
		name: 'embedded-search',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				await buildEmbed(fileURLToPath(dir), settings);
			},
		},
	};
}

/** Writes both files below a folder. */
export async function buildEmbed(folder: string, settings: SearchSettings): Promise<void> {
	await mkdir(join(folder, dirname(SCRIPT)), { recursive: true });
	const bundle = await rolldown({
		input: ENTRY,
		platform: 'browser',
		transform: { target: browserFloor },
		plugins: [
			docSearchForStrictPolicy(),
			noteShipped(),
			{
				name: SETTINGS,
				resolveId: (id) => (id === SETTINGS ? `\0${SETTINGS}` : null),
				load: (id) => (id === `\0${SETTINGS}` ? `export default ${JSON.stringify(settings)}` : null),
			},
		],
	});
	await bundle.write({
		file: join(folder, SCRIPT),
		format: 'iife',
		minify: true,
		codeSplitting: false,
	});
	await bundle.close();
	const styles = createRequire(import.meta.url).resolve('@docsearch/css');
	await copyFile(styles, join(folder, STYLES));
}
