import type { AstroIntegration } from 'astro';
import type { SearchVariables } from '../lib/environment/environment.ts';
import { searchIndex } from './build/integration.ts';
import { embeddedSearch } from './embed/build.ts';
import { searchSettings } from './settings.ts';
import { searchWarnings } from './warnings.ts';

/** Everything that search adds to a build: the index, the script for other sites, and warnings about settings. */
export function search(environment: SearchVariables): AstroIntegration[] {
	const { settings } = searchSettings(environment);
	return [searchWarnings(environment), searchIndex(), embeddedSearch(settings)];
}
