import { identity } from '../config/identity.ts';
import { absoluteUrl } from './urls/urls.ts';

/** Root-relative address of the file for people who found a security problem, as RFC 9116 says. */
const SECURITY_FILE = '/.well-known/security.txt';

/** Days after a build for which its file holds; RFC 9116 asks for less than a year. */
const HOLDS = 300;

/**
 * The text of that file.
 *
 * @param site address of the published site
 * @param now time of the build
 */
export function securityText(site: string | URL, now = new Date()): string {
	const expires = new Date(now);
	expires.setUTCDate(expires.getUTCDate() + HOLDS);
	expires.setUTCHours(0, 0, 0, 0);
	const fields = {
		Contact: `${identity.repository}/security/advisories/new`,
		Expires: expires.toISOString().replace('.000', ''),
		'Preferred-Languages': 'en',
		Canonical: absoluteUrl(SECURITY_FILE, site),
		Policy: `${identity.repository}/security/policy`,
	};
	return Object.entries(fields)
		.map(([name, value]) => `${name}: ${value}\n`)
		.join('');
}
