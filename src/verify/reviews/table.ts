import { changedSinceReview } from '../../changes/fingerprint.ts';
import { needsReview, reviewOf, type WrittenPage } from '../../schemas/frontmatter/written-page.ts';
import { daysBetween } from './age.ts';
import { dependenciesOf } from './evidence/index.ts';

/** What the report says of a page. */
export interface FreshnessRow {
	route: string;
	file: string;
	kind: string;
	/** Day of the review; absent for a page that never had one. */
	reviewed?: string;
	verifiedWith?: string;
	/** Days since the review. */
	age?: number;
	/** Whether the page says something else than when it was reviewed. */
	changed: boolean;
	/** What it shows that tools hold against the product, by kind of evidence. */
	dependsOn: Record<string, string[]>;
}

/** All pages that are reviewed, those without a review first, then the oldest, then by address. */
export function freshnessRows(pages: readonly WrittenPage[], today: string): FreshnessRow[] {
	const rows = pages.filter(needsReview).map((page): FreshnessRow => {
		const { route, file, kind } = page;
		const review = reviewOf(page);
		return {
			...{ route, file, kind },
			...(review && {
				reviewed: review.reviewed,
				verifiedWith: review.verifiedWith,
				age: daysBetween(review.reviewed, today),
			}),
			changed: changedSinceReview(page),
			dependsOn: dependenciesOf(page),
		};
	});
	const age = (row: FreshnessRow) => row.age ?? Number.POSITIVE_INFINITY;
	return rows.sort((a, b) => (age(a) === age(b) ? a.route.localeCompare(b.route, 'en') : age(b) - age(a)));
}

/** Pages whose review is older than so many days, or that have none. */
export function olderThan(rows: readonly FreshnessRow[], days: number): FreshnessRow[] {
	return rows.filter(({ age }) => age === undefined || age > days);
}

/** The rows as a table for a terminal, with a count of what needs a look below it. */
export function freshnessTable(rows: readonly FreshnessRow[], documented: string): string {
	const head = ['Reviewed', 'Days', 'Unleash', 'Kind', 'Changed', 'Page', 'Depends on'];
	const cells = rows.map(({ reviewed, age, verifiedWith, kind, changed, route, dependsOn }) => [
		reviewed ?? 'never',
		String(age ?? ''),
		verifiedWith ?? '',
		kind,
		changed ? 'yes' : '',
		route,
		Object.entries(dependsOn)
			.map(([name, all]) => `${all.length} ${name}`)
			.join(', '),
	]);
	const widths = head.map((title, column) =>
		Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
	);
	const lines = [head, ...cells].map((row) =>
		row
			.map((cell, column) => cell.padEnd(widths[column] ?? 0))
			.join('  ')
			.trimEnd(),
	);
	const count = (is: (row: FreshnessRow) => boolean) => rows.filter(is).length;
	const sum = [
		`${rows.length} pages`,
		`${count(({ reviewed }) => reviewed === undefined)} never reviewed`,
		`${count(({ changed }) => changed)} changed since`,
		`${count(({ verifiedWith }) => verifiedWith !== undefined && verifiedWith !== documented)} with another version than ${documented}`,
	];
	return `${lines.join('\n')}\n\n${sum.join(', ')}`;
}
