import type { Place } from '../site/places.ts';
import type { SiteNavigation } from './navigation.ts';

declare global {
	namespace App {
		interface Locals {
			/** Language, version and page, once the route middleware knows them. */
			place: Place;
			/** Whether an address is another site's, or that of a written page: other entries are not shown. */
			leadsSomewhere: (href: string) => boolean;
			/** What the navigation of this page shows, computed once by the route middleware. */
			navigation: SiteNavigation;
			/** How many groups of tabs the page has so far. */
			tabsOnPage?: number;
		}
	}
}
