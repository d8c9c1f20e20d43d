import { Feed } from 'feed';
import { escapeHtml } from '../../lib/html/escape-html.ts';

/** A page that changed. */
export interface ChangedPage {
	title: string;
	/** What the page answers, in one sentence. */
	summary: string;
	/** Canonical address. */
	url: string;
	/** Day on which it last said something else, `2026-11-21`. */
	day: string;
}

/** What the feed says of itself. */
export interface FeedFacts {
	title: string;
	subtitle: string;
	/** Address of the home page. */
	site: string;
	/** Address of the feed. */
	self: string;
	author: string;
}

/** Pages in the feed: what changed before them is no news. */
const MOST = 50;

/**
 * The pages that changed last as an Atom feed. The address of a page is its id, so that a reader of feeds shows a page
 * that changed again as changed, not as new.
 *
 * @param pages in any order; the newest come first, and pages of a day by address
 */
export function atomFeed(facts: FeedFacts, pages: readonly ChangedPage[]): string {
	const newest = pages
		.toSorted((a, b) => b.day.localeCompare(a.day) || a.url.localeCompare(b.url, 'en'))
		.slice(0, MOST);
	const { title, subtitle, site, self, author } = facts;
	const feed = new Feed({
		id: site,
		title,
		description: subtitle,
		link: site,
		feedLinks: { atom: self },
		author: { name: author, link: site },
		updated: midnight(newest[0]?.day ?? '1970-01-01'),
		generator: false,
	});
	for (const page of newest) {
		feed.addItem({
			id: page.url,
			link: page.url,
			/* Texts of entries are HTML. */
			title: escapeHtml(page.title),
			description: escapeHtml(page.summary),
			date: midnight(page.day),
		});
	}
	return feed.atom1();
}

function midnight(day: string): Date {
	return new Date(`${day}T00:00:00Z`);
}
