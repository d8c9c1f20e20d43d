import type { RedirectPlan } from '../../config/redirects/types.ts';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { feedPath } from '../../lib/urls/urls.ts';
import {
	FEED,
	FOR_EVER,
	HASHED,
	MARKDOWN,
	SECOND,
	SHARED,
	SHARING,
	securityHeaders,
	UNLISTED,
} from '../headers.ts';
import { NOT_FOUND } from '../redirects/plan.ts';

/** Limits of Cloudflare Pages for `_redirects` and `_headers`; Netlify's are wider. */
const LIMITS = { exact: 2000, wildcard: 100, redirectLine: 1000, headerLine: 2000 };

/** A path without a page. Only Netlify knows rows that answer 404; a path that shows this one does so on both. */
const NOWHERE = `${NOT_FOUND}/nowhere`;

/**
 * `_redirects` for Netlify and Cloudflare Pages. Rows without a wildcard come first: Cloudflare counts every row
 * after the first wildcard among its hundred.
 *
 * @param forced writes `301!`, with which Netlify redirects although there is a file at the old path (the page for
 *   hosts without redirects). Cloudflare always does and does not know the mark.
 * @throws Error if there is more than Cloudflare Pages takes
 */
export function redirectsFile({ exact, prefixes }: RedirectPlan, { forced = false } = {}): string {
	const mark = forced ? '!' : '';
	const single = [
		...[NOT_FOUND, `${NOT_FOUND}.html`].map((path) => `${path} ${NOWHERE} 200${mark}`),
		...[...exact].map(([from, to]) => `${from} ${to} 301${mark}`),
	];
	const lines = [...single, ...prefixes.map(({ from, to }) => `${from}* ${to}:splat 301${mark}`)];
	checkLimit('redirects in _redirects', single.length, LIMITS.exact);
	checkLimit('wildcard redirects in _redirects', prefixes.length, LIMITS.wildcard);
	for (const line of lines)
		checkLimit(
			`characters in the line of _redirects "${line.slice(0, 60)}..."`,
			line.length,
			LIMITS.redirectLine,
		);
	return `${lines.join('\n')}\n`;
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that two rules set, so only the
 * hashed files say how long they may be kept; for all others both hosts send what `REVALIDATE` says anyway.
 *
 * @throws Error if a line is longer than Cloudflare Pages takes
 */
export function headersFile(policy: string): string {
	const lines = ['/*', ...securityHeaders(policy).map(([name, value]) => `  ${name}: ${value}`)];
	lines.push('', `${HASHED}*`, `  Cache-Control: ${FOR_EVER}`);
	for (const path of SHARED) {
		const headers = path === feedPath ? [SHARING, FEED] : [SHARING];
		lines.push('', path, ...headers.map((header) => `  ${header.join(': ')}`));
	}
	for (const path of SECOND) {
		const headers = path.endsWith('.md') ? [UNLISTED, MARKDOWN] : [UNLISTED];
		lines.push('', path, ...headers.map((header) => `  ${header.join(': ')}`));
	}
	for (const line of lines)
		checkLimit(
			`characters in the line of _headers "${line.trim().slice(0, 30)}..."`,
			line.length,
			LIMITS.headerLine,
		);
	return `${lines.join('\n')}\n`;
}

function checkLimit(what: string, found: number, most: number): void {
	if (found <= most) return;
	throw problem({
		where: what,
		found: String(found),
		expected: `at most ${most}, the limit of Cloudflare Pages`,
		write: 'fewer',
	});
}
