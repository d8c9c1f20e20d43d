import { getCollection } from 'astro:content';
import { versions } from '../config/versions.ts';
import { languages } from '../lib/languages.ts';
import { type Place, pathOfPlace } from '../lib/urls/places.ts';
import { apiPath, pathOfEntry } from '../lib/urls/urls.ts';

/** Addresses of the pages that are published. */
export interface SitePages {
	/** Pages that have a file, each with its label in menus. */
	docs: ReadonlyMap<string, string>;
	/** Pages that are made from the API contract. */
	api: ReadonlySet<string>;
	/** Pages that a build leaves out. Sidebars may list them: the entry shows when the page is published. */
	drafts: ReadonlySet<string>;
}

/** Entries of all pages that have a file; drafts are there while writing and left out of a build. */
export function publishedDocs() {
	return getCollection('docs', ({ data }) => import.meta.env.MODE !== 'production' || !data.draft);
}

let pages: Promise<SitePages> | undefined;

/** Addresses of all published pages. */
export function publishedPages(): Promise<SitePages> {
	if (!pages || import.meta.env.DEV) {
		const drafts = getCollection('docs', ({ data }) => data.draft);
		pages = Promise.all([publishedDocs(), getCollection('api'), drafts]).then(([docs, api, left]) => ({
			docs: new Map(docs.map(({ id, data }) => [pathOfEntry(id), data.sidebar.label ?? data.title])),
			api: new Set(api.map(({ id }) => apiPath(id))),
			drafts: new Set(left.map(({ id }) => pathOfEntry(id))),
		}));
	}
	return pages;
}

/**
 * Where a page is read in a language and version. A page that is not translated is shown in English at its address
 * in the language; pages of the API reference have one address.
 *
 * @returns undefined if the version has no such page
 */
export function addressOf(place: Place, { docs, api }: SitePages): string | undefined {
	const own = pathOfPlace(place);
	const english = pathOfPlace({ ...place, language: languages[0] });
	if (docs.has(own) || docs.has(english)) return own;
	return api.has(english) ? english : undefined;
}

/** Where a page is read from a place: there, else in the version at the root. */
export function addressFrom(
	{ language, version }: Place,
	page: string,
	pages: SitePages,
): string | undefined {
	const [usual] = versions;
	return (
		addressOf({ language, version, page }, pages) ?? addressOf({ language, version: usual, page }, pages)
	);
}
