/** What the frontmatter of a page says of its last review; generated pages have a version alone. */
export interface PageReview {
	reviewed?: string;
	verifiedWith?: string;
}

/** Reads the review from the data of an entry; each field may be missing. */
export function pageReview(data: unknown): PageReview {
	const { reviewed, verifiedWith } = data as PageReview;
	return { ...(reviewed && { reviewed }), ...(verifiedWith && { verifiedWith }) };
}

/** A day such as `2026-11-21` as people write it: `21 November 2026`, in a language or in international English. */
export function longDay(day: string, language: string): string {
	const locale = language === 'en' ? 'en-GB' : language;
	return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
