import type { AstroIntegration } from 'astro';
import type { SearchVariables } from '../site/environment.ts';
import { searchSettings } from './settings.ts';

/** Prints what is wrong with the settings of a hosted engine when the site is built or served. */
export function searchWarnings(environment: SearchVariables): AstroIntegration {
	return {
		name: 'search-settings',
		hooks: {
			'astro:config:done': ({ logger }) => {
				for (const text of searchSettings(environment).warnings) logger.warn(text);
			},
		},
	};
}
