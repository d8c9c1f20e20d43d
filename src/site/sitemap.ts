import type { ChangeFreqEnum, SitemapItem } from '@astrojs/sitemap';
import { limits } from './limits.ts';
import { cleanPath } from './urls.ts';

/** Sitemap entry of a page: clean address, and the frequency and priority of the specification. */
export function sitemapEntry(item: SitemapItem): SitemapItem {
	const url = new URL(item.url);
	return {
		...item,
		url: new URL(cleanPath(url.pathname), url).href,
		changefreq: limits.sitemapChangeFrequency as ChangeFreqEnum,
		priority: limits.sitemapPriority,
	};
}
