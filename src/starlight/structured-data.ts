import { pageReview } from './page-review.ts';

/**
 * Says for search engines when a page was last held against the product, as the content of a script of the type
 * `application/ld+json`. Description and language stand in the head already.
 *
 * @param data frontmatter of the page
 * @param url canonical address of the page
 * @returns undefined for a page without a review
 */
export function structuredReview(data: { title: string }, url: string): string | undefined {
	const { reviewed } = pageReview(data);
	if (!reviewed) return undefined;
	const article = {
		'@context': 'https://schema.org',
		'@type': 'TechArticle',
		headline: data.title,
		url,
		dateModified: reviewed,
	};
	return JSON.stringify(article).replaceAll('<', '\\u003c');
}
