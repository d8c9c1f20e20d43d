/** Every number that the specification fixes. Styles repeat `desktopFrom`, as media queries cannot read it. */
export const limits = {
	/** First width of the desktop layout, in CSS pixels: 996 is still mobile. */
	desktopFrom: 997,
	/** Milliseconds before a slow page change shows its progress bar and status text. */
	progressAfter: 200,
	/**
	 * Milliseconds that a file of a control has. The largest, React, takes about 12 seconds over a connection of
	 * 50 kbit/s, the slowest that browsers call 2g; a reader sees a spinner all the while.
	 */
	loadWithin: 20_000,
	/** Milliseconds after the load event at which images become zoomable. */
	zoomAfter: 1000,
	/** Heading levels in the table of contents. */
	contentsFrom: 2,
	contentsTo: 3,
	/** Sitemap entries. */
	sitemapChangeFrequency: 'weekly',
	sitemapPriority: 0.5,
} as const;
