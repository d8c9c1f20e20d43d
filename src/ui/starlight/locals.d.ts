import type { Place } from '../../lib/urls/places.ts';
import type { SiteNavigation } from './navigation.ts';

declare global {
	namespace App {
		interface Locals {
			/** Language, version and page, once the route middleware knows them. */
			place: Place;
			/** What the navigation of this page shows, computed once by the route middleware. */
			navigation: SiteNavigation;
			/** How many groups of tabs the page has so far. */
			tabsOnPage?: number;
		}
	}
}
