import type { AstroIntegration } from 'astro';
import { formatProblem } from '../lib/diagnostics/build-error.ts';
import type { SearchVariables } from '../lib/environment/environment.ts';
import { searchSettings } from './settings.ts';

/** Prints what is wrong with the settings of a hosted engine when the site is built or served. */
export function searchWarnings(environment: SearchVariables): AstroIntegration {
	return {
		name: 'search-settings',
		hooks: {
			'astro:config:done': ({ logger }) => {
				const { settings, warnings } = searchSettings(environment);
				if (warnings.length === 0) return;
				const until = settings.engine === 'local' ? 'The default engine serves' : 'The fallback stays on';
				logger.warn(`${warnings.map(formatProblem).join('\n')}\n  ${until} until then.`);
			},
		},
	};
}
