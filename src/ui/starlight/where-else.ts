import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { languages } from '../../lib/languages.ts';
import { lastVersion, type Place, pathOfPlace } from '../../lib/urls/places.ts';
import type { SitePages } from '../../navigation/pages.ts';

/**
 * Tells search engines which address stands for a page, and in which languages it is. English shown in the place of
 * a translation, and an older version of a page that the newest has, are copies: the other address stands for them.
 */
export function sayWhereElse(route: StarlightRouteData, place: Place, { docs }: SitePages): void {
	const translated = languages.filter((language) => docs.has(pathOfPlace({ ...place, language })));
	const language = route.isFallback ? languages[0] : place.language;
	const newest = pathOfPlace({ ...place, language, version: lastVersion });
	const standsForIt = docs.has(newest) ? newest : pathOfPlace({ ...place, language });
	route.head = route.head.filter(
		({ attrs }) =>
			attrs?.['hreflang'] === undefined ||
			(translated.length > 1 &&
				(attrs['hreflang'] === 'x-default' || translated.some(({ code }) => code === attrs['hreflang']))),
	);
	if (standsForIt === pathOfPlace(place)) return;
	for (const { attrs } of route.head) {
		if (attrs?.['rel'] === 'canonical') attrs['href'] = new URL(standsForIt, String(attrs['href'])).href;
		if (attrs?.['property'] === 'og:url')
			attrs['content'] = new URL(standsForIt, String(attrs['content'])).href;
	}
}
