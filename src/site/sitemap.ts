import type { ChangeFreqEnum, SitemapItem } from '@astrojs/sitemap';
import { hiddenPages } from './hidden-pages.ts';
import { limits } from './limits.ts';
import { cleanPath } from './urls.ts';

let hidden: Set<string> | undefined;

/** Whether a page belongs into the sitemap: pages that stay out of search engines do not. */
export function inSitemap(address: string): boolean {
	hidden ??= hiddenPages();
	return !hidden.has(cleanPath(new URL(address).pathname));
}

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
