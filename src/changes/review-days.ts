import { reviewOf, type WrittenPage } from '../schemas/frontmatter/written-page.ts';
import { changedSinceReview } from './fingerprint.ts';

/** The day of the review of each page that says the same since, by path. */
export function reviewDays(pages: readonly WrittenPage[]): Map<string, string> {
	return new Map(
		pages.flatMap((page) => {
			const review = reviewOf(page);
			return review && !changedSinceReview(page) ? [[page.route, review.reviewed] as const] : [];
		}),
	);
}
