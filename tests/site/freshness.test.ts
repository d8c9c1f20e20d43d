import { expect, test } from 'vitest';
import { documentedVersion } from '../../src/api-reference/contract/version.ts';
import { needsReview, reviewOf, writtenPages } from '../../src/schemas/frontmatter/written-page.ts';
import { longDay } from '../../src/ui/starlight/page-review.ts';
import { readBuilt } from './built-site.ts';

const pages = writtenPages().filter(({ data }) => data['draft'] !== true);
const reviewed = pages.filter(needsReview).flatMap((page) => {
	const review = reviewOf(page);
	return review ? [{ ...page, review }] : [];
});

test('every page says when it was reviewed and with which version', () => {
	const missing = pages.filter((page) => needsReview(page) && !reviewOf(page)).map(({ route }) => route);
	expect(missing, 'npm run test:live, then npm run reviewed -- --missing').toEqual([]);
});

test('readers and search engines see the day and the version in the page', () => {
	const silent = reviewed.filter(({ route, review }) => {
		const html = readBuilt(`${route.slice(1)}.html`);
		const { reviewed: day, verifiedWith } = review;
		const shown = `Reviewed <time datetime="${day}">${longDay(day, 'en')}</time> with Unleash ${verifiedWith}`;
		return !html.includes(shown) || !html.includes(`"lastReviewed":"${day}"`);
	});
	expect(silent.map(({ route }) => route)).toEqual([]);
});

test('landing pages say nothing of a review, pages of the API name the version of the contract', () => {
	for (const file of ['404.html', 'search.html'])
		expect(readBuilt(file)).not.toContain('class="last-updated"');
	const operation = readBuilt('reference/api/unleash/get-segments.html');
	expect(operation).toContain(`Describes Unleash ${documentedVersion()}`);
});
