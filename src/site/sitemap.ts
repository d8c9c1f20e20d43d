import type { ChangeFreqEnum, SitemapItem } from '@astrojs/sitemap';
import { writtenPages } from '../freshness/written-page.ts';
import { hiddenPages } from './hidden-pages.ts';
import { limits } from './limits.ts';
import { reviewDays } from './review-days.ts';
import { cleanPath } from './urls.ts';

let read: { hidden: Set<string>; reviewed: Map<string, string> } | undefined;

/** What the frontmatter of all pages says; read when the sitemap is written, not when the configuration is. */
function frontmatters(): NonNullable<typeof read> {
	if (!read) {
		const pages = writtenPages('.');
		read = { hidden: hiddenPages(pages), reviewed: reviewDays(pages) };
	}
	return read;
}

/** Whether a page belongs into the sitemap: pages that stay out of search engines do not. */
export function inSitemap(address: string): boolean {
	return !frontmatters().hidden.has(cleanPath(new URL(address).pathname));
}

/**
 * Sitemap entry of a page: clean address, the frequency and priority of the specification, and the day of its review.
 * Pages without one, and those that changed since, keep the day of the build.
 */
export function sitemapEntry(item: SitemapItem): SitemapItem {
	const url = new URL(item.url);
	const path = cleanPath(url.pathname);
	const day = frontmatters().reviewed.get(path);
	return {
		...item,
		...(day && { lastmod: `${day}T00:00:00.000Z` }),
		url: new URL(path, url).href,
		changefreq: limits.sitemapChangeFrequency as ChangeFreqEnum,
		priority: limits.sitemapPriority,
	};
}
