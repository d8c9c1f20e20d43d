import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { type Place, pathOfPlace, placeOf } from '../../lib/urls/places.ts';
import { cleanPath, editUrl, pathOfEntry } from '../../lib/urls/urls.ts';
import { addressOf, publishedPages } from '../../navigation/pages.ts';
import { assertNoMistakes } from '../../schemas/frontmatter/mistakes.ts';
import { assertNavigation } from './assert-navigation.ts';
import { isUsual } from './links-in-place.ts';
import { isUnlisted } from './listed.ts';
import { navigationOf } from './navigation.ts';
import { sharePicture } from './share.ts';
import { sayWhereElse } from './where-else.ts';

/** The one route middleware. Each step changes one part of what Starlight computed for the page. */
export const onRequest = defineRouteMiddleware(async (context) => {
	const route = context.locals.starlightRoute;
	if (import.meta.env.DEV) assertNoMistakes(route.entry.data);
	const place = placeOf(pathOfEntry(route.id));
	const pages = await publishedPages();
	assertNavigation(pages);
	dropUselessTags(route);
	nameApiInTitle(route, context.locals.t('api.inTitle'));
	useCleanAddresses(route);
	sayWhereElse(route, place, pages);
	keepUnlistedPagesOut(route, place);
	useOurEditLink(route, place);
	sharePicture(route, context.site ?? context.url);
	startContentsBelowTitle(route);
	dropContentsOfShortPages(route);
	context.locals.place = place;
	context.locals.navigation = navigationOf(
		place.page,
		(page) => addressOf({ ...place, page }, pages) !== undefined,
		(page) => (isUsual(place) ? undefined : pages.docs.get(pathOfPlace({ ...place, page }))),
	);
});

/** Which program made the page is of no use to readers, `sharePicture` names the card, and robots.txt the sitemap. */
function dropUselessTags(route: StarlightRouteData): void {
	const useless = ['generator', 'twitter:card', 'sitemap'];
	route.head = route.head.filter(({ attrs }) => !useless.includes(String(attrs?.['name'] ?? attrs?.['rel'])));
	for (const { attrs } of route.head) {
		if (attrs?.['rel'] !== 'shortcut icon') continue;
		attrs['rel'] = 'icon';
		delete attrs['type'];
	}
}

/** Guides and parts of the API have the same names, such as Segments: the titles of windows and results tell them apart. */
function nameApiInTitle({ entry, head }: StarlightRouteData, name: string): void {
	const { title, kind } = entry.data as { title: string; kind?: string };
	if (kind !== 'api') return;
	for (const tag of head) if (tag.tag === 'title') tag.content = `${title} | ${name}`;
}

/** Canonical, og:url and other languages name the address readers see, without `.html`. */
function useCleanAddresses({ head }: StarlightRouteData): void {
	for (const { attrs } of head) {
		if (!attrs) continue;
		const isLink = attrs['rel'] === 'canonical' || attrs['hreflang'] !== undefined;
		const key = isLink ? 'href' : attrs['property'] === 'og:url' ? 'content' : undefined;
		if (key === undefined) continue;
		const url = new URL(String(attrs[key]));
		attrs[key] = new URL(cleanPath(url.pathname), url).href;
	}
}

/** Older versions, and pages that opt out of search, such as those for writers, stay out of search engines. */
function keepUnlistedPagesOut({ entry, head }: StarlightRouteData, place: Place): void {
	if (isUnlisted(entry, place)) {
		head.push({ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, content: '' });
	}
}

/** Pages that answer for what is missing have nothing to edit. */
function useOurEditLink(route: StarlightRouteData, { page }: Place): void {
	const { kind } = route.entry.data as { kind?: string };
	if (kind === 'landing' && page !== '/') {
		route.editUrl = undefined;
	} else if (kind === 'api') {
		route.editUrl = new URL(editUrl('src/content/openapi'));
	} else if (route.entry.filePath) {
		route.editUrl = new URL(editUrl(route.entry.filePath));
	}
}

/** Starlight's first entry is the page's own title; headings that stand before any other of their level hang on it. */
function startContentsBelowTitle({ toc }: StarlightRouteData): void {
	if (toc) toc.items = toc.items.flatMap((item) => (item.slug === '_top' ? item.children : [item]));
}

/** A table of contents with a single entry helps nobody. */
function dropContentsOfShortPages(route: StarlightRouteData): void {
	const entries = route.toc?.items.flatMap((item) => [item, ...item.children]) ?? [];
	const { kind } = route.entry.data as { kind?: string };
	if (entries.length < 2 || kind === 'landing') route.toc = undefined;
}
