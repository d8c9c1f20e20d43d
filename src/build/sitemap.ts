import type { ChangeFreqEnum, SitemapItem } from '@astrojs/sitemap';
import { languages } from '../site/languages.ts';
import * as limits from '../site/limits.ts';
import { placeOf } from '../site/places.ts';
import { absoluteUrl, cleanPath } from '../site/urls.ts';
import { hiddenPages } from './hidden-pages.ts';
import { reviewDays } from './review-days.ts';
import { writtenPages } from './written-page.ts';

let read: { written: Set<string>; hidden: Set<string>; reviewed: Map<string, string> } | undefined;

/** What the frontmatter of all pages says; read when the sitemap is written, not when the configuration is. */
function frontmatters(): NonNullable<typeof read> {
	if (!read) {
		const pages = writtenPages('.');
		const written = new Set(pages.map(({ route }) => route));
		read = { written, hidden: hiddenPages(pages), reviewed: reviewDays(pages) };
	}
	return read;
}

/**
 * Whether a page belongs in the sitemap: pages that stay out of search engines do not, and neither does English
 * that is shown in the place of a translation.
 */
export function inSitemap(address: string): boolean {
	const path = cleanPath(new URL(address).pathname);
	const { written, hidden } = frontmatters();
	const { language, version } = placeOf(path);
	return version.isLast && !hidden.has(path) && (language === languages[0] || written.has(path));
}

/** The languages as the sitemap wants them, `undefined` while there is only one. */
export const sitemapLanguages =
	languages.length > 1
		? {
				defaultLocale: languages[0].code,
				locales: Object.fromEntries(languages.map(({ code }) => [code, code])),
			}
		: undefined;

/**
 * Sitemap entry of a page: clean address, the frequency and priority of the specification, and the day of its review.
 * Pages without one, and those that changed since, keep the day of the build.
 */
export function sitemapEntry(item: SitemapItem): SitemapItem {
	const path = cleanPath(new URL(item.url).pathname);
	const clean = (address: string) => absoluteUrl(new URL(address).pathname, address);
	const day = frontmatters().reviewed.get(path);
	return {
		...item,
		...(day && { lastmod: `${day}T00:00:00.000Z` }),
		url: clean(item.url),
		...(item.links && { links: item.links.map((link) => ({ ...link, url: clean(link.url) })) }),
		changefreq: limits.sitemapChangeFrequency as ChangeFreqEnum,
		priority: limits.sitemapPriority,
	};
}
