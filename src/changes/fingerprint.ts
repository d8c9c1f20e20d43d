import { digits } from '../lib/hash.ts';
import { reviewOf, type WrittenPage } from '../schemas/frontmatter/written-page.ts';

/** Fields that help readers find a page and say nothing of the product. */
const ASIDE = new Set([
	'keywords',
	'questions',
	'related',
	'sidebarLabel',
	'search',
	'tableOfContents',
	'draft',
	'reviewed',
	'verifiedWith',
	'fingerprint',
]);

/**
 * Ten digits that change when a page says something else: its text and the fields that readers see. White space does
 * not count.
 *
 * A stored fingerprint is used instead of the history because a shallow clone has none, a rebase rewrites it, and a
 * moved file loses it.
 */
export function fingerprintOf({ data, body }: Pick<WrittenPage, 'data' | 'body'>): string {
	const shown = Object.entries(data)
		.filter(([field]) => !ASIDE.has(field))
		.sort(([a], [b]) => a.localeCompare(b, 'en'));
	return digits(`${JSON.stringify(shown)} ${body}`);
}

/** Whether a page says something else than when it was reviewed. A page without a review did not change. */
export function changedSinceReview(page: WrittenPage): boolean {
	const review = reviewOf(page);
	return review !== undefined && review.fingerprint !== fingerprintOf(page);
}
