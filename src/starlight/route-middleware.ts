import { getCollection } from 'astro:content';
import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { apiPath, cleanPath, editUrl, pathOfEntry } from '../site/urls.ts';
import { assertNavigation } from './assert-navigation.ts';
import { navigationOf } from './navigation.ts';

/** The one route middleware. Each step changes one part of what Starlight computed for the page. */
export const onRequest = defineRouteMiddleware(async (context) => {
	const route = context.locals.starlightRoute;
	const written = await writtenPages();
	assertNavigation(written);
	dropGenerators(route);
	useCleanAddresses(route);
	keepUnlistedPagesOut(route);
	useOurEditLink(route);
	dropContentsOfShortPages(route);
	context.locals.navigation = navigationOf(pathOfEntry(route.id), (page) => written.has(page));
});

let pages: Promise<Set<string>> | undefined;

function writtenPages(): Promise<Set<string>> {
	if (!pages || import.meta.env.DEV) {
		pages = Promise.all([getCollection('docs'), getCollection('api')]).then(
			([docs, api]) =>
				new Set([...docs.map(({ id }) => pathOfEntry(id)), ...api.map(({ id }) => apiPath(id))]),
		);
	}
	return pages;
}

/** Which program made the page is of no use to readers. */
function dropGenerators(route: StarlightRouteData): void {
	route.head = route.head.filter(({ attrs }) => attrs?.['name'] !== 'generator');
}

/** Canonical and og:url name the address readers see, without `.html`. */
function useCleanAddresses({ head }: StarlightRouteData): void {
	for (const { attrs } of head) {
		if (!attrs) continue;
		const key =
			attrs['rel'] === 'canonical' ? 'href' : attrs['property'] === 'og:url' ? 'content' : undefined;
		if (key === undefined) continue;
		const url = new URL(String(attrs[key]));
		attrs[key] = new URL(cleanPath(url.pathname), url).href;
	}
}

/** Pages that opt out of search, such as those for writers, stay out of search engines as well. */
function keepUnlistedPagesOut({ entry, head }: StarlightRouteData): void {
	const { search, kind } = entry.data as { search?: { off?: boolean }; kind?: string };
	if (search?.off || kind === 'writers' || entry.id === '404') {
		head.push({ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, content: '' });
	}
}

/** Pages that answer for what is missing have nothing to edit. */
function useOurEditLink(route: StarlightRouteData): void {
	const { kind } = route.entry.data as { kind?: string };
	if (kind === 'landing' && pathOfEntry(route.id) !== '/') {
		route.editUrl = undefined;
	} else if (kind === 'api') {
		route.editUrl = new URL(editUrl('src/content/openapi'));
	} else if (route.entry.filePath) {
		route.editUrl = new URL(editUrl(route.entry.filePath));
	}
}

/** A table of contents with a single entry helps nobody. */
function dropContentsOfShortPages(route: StarlightRouteData): void {
	const entries = route.toc?.items.flatMap((item) => [item, ...item.children]) ?? [];
	const { kind } = route.entry.data as { kind?: string };
	if (entries.length < 3 || kind === 'landing') route.toc = undefined;
}
