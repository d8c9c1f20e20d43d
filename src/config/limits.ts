/*
 * Every number that the specification fixes, imported as `limits`: each apart, so that pages load those that they use.
 * Styles repeat `desktopFrom`, as media queries cannot read it.
 */

/** First width of the desktop layout, in CSS pixels: 996 is still mobile. */
export const desktopFrom = 997;

/** Most characters of a title as browsers and search engines show it, with the name of the site. */
export const titleLength = 60;

/** Milliseconds before a slow page change shows its progress bar and status text. */
export const progressAfter = 200;

/** Milliseconds for which a pointer rests on a link that a reader is about to follow. */
export const prefetchAfter = 80;

/** Most bytes of gzip that a page may have to be fetched ahead while the reader is idle. */
export const idlePrefetchBytes = 20_000;

/**
 * Milliseconds that a file of a control has. The largest, React, takes about 12 seconds over a connection of
 * 50 kbit/s, the slowest that browsers call 2g; a reader sees a spinner all the while.
 */
export const loadWithin = 20_000;

/** Milliseconds that a server of the reader has to answer a request that an API page sends. */
export const answerWithin = 15_000;

/** Milliseconds after the load event at which images become zoomable. */
export const zoomAfter = 1000;

/** Milliseconds after the last key at which a search without a result counts as meant, where searches are counted. */
export const searchRests = 2000;

/** Signs in a note on whether a page was helpful. */
export const feedbackNote = 1000;

/** Heading levels in the table of contents. */
export const contentsFrom = 2;
export const contentsTo = 3;

/** Sitemap entries. */
export const sitemapChangeFrequency = 'weekly';
export const sitemapPriority = 0.5;
