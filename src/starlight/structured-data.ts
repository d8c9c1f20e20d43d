import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import { identity } from '../site/identity.ts';
import { pageReview } from './page-review.ts';

type Head = StarlightRouteData['head'];

/**
 * Tells search engines when a page was last held against the product: as an article in structured data, and as
 * `article:modified_time`. A page without a review says nothing.
 *
 * @param url canonical address of the page
 */
export function reviewInHead(data: { title: string; description?: string }, url: string, lang: string): Head {
	const { reviewed } = pageReview(data);
	if (!reviewed) return [];
	const article = {
		'@context': 'https://schema.org',
		'@type': 'TechArticle',
		headline: data.title,
		description: data.description,
		url,
		inLanguage: lang,
		dateModified: reviewed,
		isPartOf: { '@type': 'WebSite', name: identity.title, url: new URL('/', url).href },
	};
	return [
		{ tag: 'meta', attrs: { property: 'article:modified_time', content: reviewed }, content: '' },
		{
			tag: 'script',
			attrs: { type: 'application/ld+json' },
			content: JSON.stringify(article).replaceAll('<', '\\u003c'),
		},
	];
}
