import { changedSinceReview } from '../../changes/fingerprint.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { nearest } from '../../lib/diagnostics/nearest.ts';
import { toPosixPath } from '../../lib/files/file-paths.ts';
import { needsReview, reviewOf, type WrittenPage } from '../../schemas/frontmatter/written-page.ts';

/** Which pages to review. */
export interface Choice {
	/** Routes, or paths of files. */
	named: readonly string[];
	/** All pages that say something else than when they were reviewed. */
	allChanged?: boolean | undefined;
	/** All pages without a review. */
	missing?: boolean | undefined;
}

/**
 * Finds the pages that a writer means.
 *
 * @throws Error naming what is no page or needs no review, and what to write
 */
export function choosePages(pages: readonly WrittenPage[], choice: Choice): WrittenPage[] {
	const { named, allChanged, missing } = choice;
	if (named.length === 0 && !allChanged && !missing) {
		throw problem({
			where: 'npm run reviewed',
			found: 'no page',
			expected: 'routes or files of pages, --all-changed or --missing',
			write: 'npm run reviewed -- /reference/segments',
		});
	}
	const chosen = new Set(named.map((name) => namedPage(pages, name)));
	for (const page of pages.filter(needsReview)) {
		if (allChanged && changedSinceReview(page)) chosen.add(page);
		if (missing && !reviewOf(page)) chosen.add(page);
	}
	return [...chosen];
}

function namedPage(pages: readonly WrittenPage[], name: string): WrittenPage {
	const plain = toPosixPath(name).replace(/^\.\//, '');
	const found = pages.find(
		({ route, file }) => route === plain || file === plain || plain.endsWith(`/${file}`),
	);
	if (!found) {
		const known = pages.filter(needsReview).flatMap(({ route, file }) => [route, file]);
		throw problem({
			where: 'npm run reviewed',
			found: name,
			expected: 'a route or a file of src/content/docs',
			write: nearest(plain, known),
		});
	}
	if (!needsReview(found)) {
		throw problem({
			where: 'npm run reviewed',
			found: `${name}, a ${found.kind} page`,
			expected: 'a page that says something of the product',
			write: 'nothing; landing pages need no review',
		});
	}
	return found;
}
