import { bundle, checkTypes } from '../bundle.ts';
import { runPage } from '../chromium.ts';
import { npmVersion } from '../stub.ts';
import type { Language } from './language.ts';

const SDK = '@unleash/proxy-client-react';

/** Type-checked strictly, bundled, and rendered in a page of Chromium. The program mounts itself at `#root`. */
export const react: Language = {
	name: 'react',
	extensions: ['.tsx'],
	async compile(file, folder) {
		const { tool, problem } = checkTypes(file, folder, 'browser');
		if (problem) return { tool, problem };
		await bundle(file);
		return { tool: `${tool}, ${npmVersion(SDK)}` };
	},
	run: (place) =>
		runPage(place, { check: () => checkTypes(place.file, place.folder, 'browser'), sdk: npmVersion(SDK) }),
};
