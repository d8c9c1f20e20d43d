import { globSync, readFileSync } from 'node:fs';
import { changedSinceReview } from '../freshness/fingerprint.ts';
import { reviewOf, toWrittenPage } from '../freshness/written-page.ts';
import { docsFolder } from '../schemas/frontmatter/entry-id.ts';

/** The day of the review of each page that says the same since, by path. */
export function reviewDays(folder = docsFolder): Map<string, string> {
	const pages = globSync(`${folder}/**/*.{md,mdx}`).map((file) =>
		toWrittenPage(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')),
	);
	return new Map(
		pages.flatMap((page) => {
			const review = reviewOf(page);
			return review && !changedSinceReview(page) ? [[page.route, review.reviewed] as const] : [];
		}),
	);
}
