import type { Plugin } from 'rolldown';
import { bundle, checkTypes } from '../bundle.ts';
import { runPage } from '../chromium.ts';
import type { Attempt, Language } from './language.ts';

/** What sets one language of pages apart from another. */
export interface PageLanguage {
	/** Checks the types of a copy; by default with TypeScript, as of a module in a browser. */
	check?: (file: string, folder: string) => Attempt;
	/** What compiles its files for the bundle. */
	plugins?: () => Plugin[] | Promise<Plugin[]>;
	/** Name and version of the SDK, for the table. A function, as the packages may still have to be installed. */
	sdk?: () => string;
}

const checkInBrowser = (file: string, folder: string) => checkTypes(file, folder, 'browser');

/**
 * A language whose samples are type-checked, bundled, and run in a page of Chromium.
 *
 * @param extensions ends of names, for files outside of `src/samples`
 */
export function pageLanguage(
	name: string,
	extensions: string[],
	{ check = checkInBrowser, plugins = () => [], sdk }: PageLanguage = {},
): Language {
	return {
		name,
		extensions,
		async compile(file, folder) {
			const { tool, problem } = check(file, folder);
			if (problem) return { tool, problem };
			await bundle(file, await plugins());
			return { tool: `${tool}, ${sdk?.() ?? 'rolldown'}` };
		},
		async run(place) {
			return runPage(place, {
				check: () => check(place.file, place.folder),
				plugins: await plugins(),
				sdk: sdk?.(),
			});
		},
	};
}
