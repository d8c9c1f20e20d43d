import { loadReference } from '../api-reference/model/source.ts';
import { apiPath } from '../lib/urls/urls.ts';
import type { WrittenPage } from '../schemas/frontmatter/written-page.ts';

/**
 * Paths of the pages that stay out of search engines: those that opt out of search, and those for writers. The
 * sitemap is made from addresses alone and cannot see the frontmatter.
 */
export function hiddenPages(pages: readonly WrittenPage[]): Set<string> {
	const gone = loadReference().operations.filter(({ removed }) => removed);
	return new Set([
		...gone.map(({ slug }) => apiPath(slug)),
		...pages.filter(isHidden).map(({ route }) => route),
	]);
}

function isHidden({ kind, data }: WrittenPage): boolean {
	const search = data['search'] as { off?: boolean } | undefined;
	return kind === 'writers' || search?.off === true;
}
