import { trustedTypesPolicy } from '../trusted-types.ts';

/** What this site uses of Trusted Types, which browsers have that enforce them. */
interface PolicyFactory {
	createPolicy(
		name: string,
		rules: { createScriptURL(url: string, configured?: string): string },
	): { createScriptURL(url: string, configured?: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/**
 * The only policy of the site. It makes no HTML and no code: pages put no text into either. It lets workers start
 * from files of this site, and a configured script from its host.
 */
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: ownScript });

/**
 * The address of a worker, or of the script that a build was configured with, in the form that the security policy asks for.
 *
 * @param configured an address of another host that the build names; never one that a page holds
 * @throws TypeError if the address is neither that nor one of this site
 */
export function trustedScript(url: string, configured?: string): string {
	return policy ? policy.createScriptURL(url, configured) : ownScript(url, configured);
}

function ownScript(url: string, configured?: string): string {
	if (url === configured || new URL(url, location.href).origin === location.origin) return url;
	throw new TypeError(`Script\n  found:    ${url}\n  expected: a file of ${location.origin}`);
}
