import { feedPath } from '../lib/urls/urls.ts';
import { contentSecurityPolicy, REPORT_GROUP } from './csp.ts';

/** A response header: name and value. */
export type Header = readonly [name: string, value: string];

/** Files whose names carry a hash of their content: they never change. */
export const HASHED = '/_astro/';
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept by browsers, asked for again each time: a new deploy is seen at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** What pages of other sites read: paths, with `*` for any rest. The feed, the search index, its script, and the API contract. */
export const SHARED: readonly string[] = [
	'/embed/*',
	feedPath,
	'/openapi.json',
	'/openapi.yaml',
	'/openapi/*',
	'/search/index.json',
	`${HASHED}search-*`,
];
/** The header that lets them. */
export const SHARING: Header = ['Access-Control-Allow-Origin', '*'];

/** Files in which the site stands a second time, as text for programs: search engines shall show the pages. */
export const SECOND: readonly string[] = ['/*.md', '/llms-full.txt', '/llms-full/*'];
/** The header that keeps them out. */
export const UNLISTED: Header = ['X-Robots-Tag', 'noindex'];
/** What a file in Markdown is, for hosts that may not know its ending. */
export const MARKDOWN: Header = ['Content-Type', 'text/markdown; charset=utf-8'];

/** What the feed is, for hosts that may not know its ending. */
export const FEED: Header = ['Content-Type', 'application/atom+xml; charset=utf-8'];

/** What a page gets to use of the device: nothing it does not need. */
const NO_FEATURES = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

/** The policy of a site whose inline scripts are not known. */
export const STRICT_POLICY = contentSecurityPolicy([]);

/**
 * Headers that protect readers, the same on every response.
 *
 * @param policy the Content-Security-Policy; where it names an address for reports, a header declares it
 */
export function securityHeaders(policy: string = STRICT_POLICY): Header[] {
	const reportUrl = /(?:^|; )report-uri (\S+?)(?:;|$)/.exec(policy)?.[1];
	return [
		['Content-Security-Policy', policy],
		['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
		['X-Content-Type-Options', 'nosniff'],
		['X-Frame-Options', 'DENY'],
		['Referrer-Policy', 'strict-origin-when-cross-origin'],
		['Permissions-Policy', NO_FEATURES.map((feature) => `${feature}=()`).join(', ')],
		['Cross-Origin-Opener-Policy', 'same-origin'],
		...(reportUrl === undefined ? [] : [['Reporting-Endpoints', `${REPORT_GROUP}="${reportUrl}"`] as const]),
	];
}

/** Whether a path fits one of those in a list, in which `*` stands for anything. */
function isIn(list: readonly string[], path: string): boolean {
	return list.some((pattern) => {
		const [start = '', end] = pattern.split('*');
		return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
	});
}

/** How long a file may be kept. */
export function cachingOf(path: string): string {
	return path.startsWith(HASHED) ? FOR_EVER : REVALIDATE;
}

/**
 * Headers of the response for a file.
 *
 * @param path path of the file on the site
 */
export function headersFor(path: string, { policy = STRICT_POLICY }: { policy?: string } = {}): Header[] {
	return [
		...securityHeaders(policy),
		...(isIn(SHARED, path) ? [SHARING] : []),
		...(isIn(SECOND, path) ? [UNLISTED] : []),
		['Cache-Control', cachingOf(path)],
	];
}
