import { bundle, checkTypes } from '../bundle.ts';
import { runPage } from '../chromium.ts';
import type { Language } from './language.ts';

/** Type-checked, bundled, and run in a page of Chromium against the frontend API. */
export const browser: Language = {
	name: 'browser',
	extensions: ['.js', '.jsx', '.html'],
	async compile(file, folder) {
		const { tool, problem } = checkTypes(file, folder, 'browser');
		if (problem) return { tool, problem };
		await bundle(file);
		return { tool: `${tool}, rolldown` };
	},
	run: (place) => runPage(place, { check: () => checkTypes(place.file, place.folder, 'browser') }),
};
