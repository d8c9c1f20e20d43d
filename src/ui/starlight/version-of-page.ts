import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import type { Place } from '../../lib/urls/places.ts';

/** Whether a page is the same for readers of all versions: the home page, search, and what answers for the missing. */
export function namesNoVersion({ entry }: Pick<StarlightRouteData, 'entry'>, { version }: Place): boolean {
	return version.path === '/' && (entry.data as { kind?: string }).kind === 'landing';
}
