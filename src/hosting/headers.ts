import { contentSecurityPolicy } from './csp.ts';

/** A response header: name and value. */
export type Header = readonly [name: string, value: string];

/** Files whose names carry a hash of their content: they never change. */
export const HASHED = '/_astro/';
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept by browsers, asked for again each time: a new deploy is seen at once. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** What a page gets to use of the device: nothing it does not need. */
const NO_FEATURES = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb'];

/** The policy of a site whose inline scripts are not known. */
export const STRICT_POLICY = contentSecurityPolicy([]);

/** Headers that protect readers, the same on every response. */
export function securityHeaders(policy: string = STRICT_POLICY): Header[] {
	return [
		['Content-Security-Policy', policy],
		['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
		['X-Content-Type-Options', 'nosniff'],
		['X-Frame-Options', 'DENY'],
		['Referrer-Policy', 'strict-origin-when-cross-origin'],
		['Permissions-Policy', NO_FEATURES.map((feature) => `${feature}=()`).join(', ')],
		['Cross-Origin-Opener-Policy', 'same-origin'],
		// Everything here is public, and search boxes of other sites read the index.
		['Access-Control-Allow-Origin', '*'],
	];
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
	return [...securityHeaders(policy), ['Cache-Control', cachingOf(path)]];
}
