import sitemap, { type ChangeFreqEnum, type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { changedDaysOfSite } from '../changes/changed-days.ts';
import * as limits from '../config/limits.ts';
import { languages } from '../lib/languages.ts';
import { placeOf } from '../lib/urls/places.ts';
import { absoluteUrl, cleanPath } from '../lib/urls/urls.ts';
import { writtenPages } from '../schemas/frontmatter/written-page.ts';
import { hiddenPages } from './hidden-pages.ts';

let read: { written: Set<string>; hidden: Set<string> } | undefined;

/** What the frontmatter of all pages says; read when the sitemap is written, not when the configuration is. */
function frontmatters(): NonNullable<typeof read> {
	if (!read) {
		const pages = writtenPages('.');
		read = { written: new Set(pages.map(({ route }) => route)), hidden: hiddenPages(pages) };
	}
	return read;
}

/** Writes the sitemap, and says when the history of the files is too short to tell when pages changed. */
export function sitemapOfSite(): AstroIntegration {
	const { name, hooks } = sitemap({
		filter: inSitemap,
		serialize: sitemapEntry,
		...(sitemapLanguages && { i18n: sitemapLanguages }),
	});
	return {
		name,
		hooks: {
			...hooks,
			'astro:build:done': async (build) => {
				const { days, guessed } = changedDaysOfSite();
				if (guessed.length > 0) build.logger.warn(guessedText(guessed, days));
				await hooks['astro:build:done']?.(build);
			},
		},
	};
}

/** What is said when days are guessed. */
export function guessedText(guessed: readonly string[], days: ReadonlyMap<string, string>): string {
	const without = guessed.filter((path) => !days.has(path)).length;
	return [
		`git does not tell when ${guessed.length} pages changed, as in a shallow clone (first: ${guessed[0]}).`,
		`${guessed.length - without} have the day of their review, and ${without} no day in the sitemap.`,
		'Get the whole history: git fetch --unshallow, or fetch-depth: 0 in the checkout of CI.',
	].join('\n');
}

/**
 * Whether a page belongs in the sitemap: pages that stay out of search engines do not, and neither does English
 * that is shown in the place of a translation.
 */
function inSitemap(address: string): boolean {
	const path = cleanPath(new URL(address).pathname);
	const { written, hidden } = frontmatters();
	const { language, version } = placeOf(path);
	return version.isLast && !hidden.has(path) && (language === languages[0] || written.has(path));
}

/** The languages as the sitemap wants them, `undefined` while there is only one. */
const sitemapLanguages =
	languages.length > 1
		? {
				defaultLocale: languages[0].code,
				locales: Object.fromEntries(languages.map(({ code }) => [code, code])),
			}
		: undefined;

/**
 * Sitemap entry of a page: clean address, the frequency and priority of the specification, and the day on which the
 * page last changed, if it is known.
 */
function sitemapEntry(item: SitemapItem): SitemapItem {
	const path = cleanPath(new URL(item.url).pathname);
	const clean = (address: string) => absoluteUrl(new URL(address).pathname, address);
	const day = changedDaysOfSite().days.get(path);
	return {
		...item,
		...(day && { lastmod: `${day}T00:00:00.000Z` }),
		url: clean(item.url),
		...(item.links && { links: item.links.map((link) => ({ ...link, url: clean(link.url) })) }),
		changefreq: limits.sitemapChangeFrequency as ChangeFreqEnum,
		priority: limits.sitemapPriority,
	};
}
