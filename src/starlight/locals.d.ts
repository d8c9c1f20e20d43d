import type { SiteNavigation } from './navigation.ts';

declare global {
	namespace App {
		interface Locals {
			/** What the navigation of this page shows, computed once by the route middleware. */
			navigation: SiteNavigation;
			/** How many groups of tabs the page has so far. */
			tabsOnPage?: number;
		}
	}
}
