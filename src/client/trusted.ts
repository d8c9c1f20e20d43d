import { trustedTypesPolicy } from '../site/trusted-types.ts';

/** What this site uses of Trusted Types, which browsers have that enforce them. */
interface PolicyFactory {
	createPolicy(
		name: string,
		rules: { createScriptURL(url: string): string },
	): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/**
 * The only policy of the site. It makes no HTML and no code: pages put no text into either. It lets workers start
 * from files of this site.
 */
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: ownScript });

/**
 * The address of a worker in the form that the security policy asks for.
 *
 * @throws TypeError if the address is not one of this site
 */
export function trustedScript(url: string): string {
	return policy ? policy.createScriptURL(url) : ownScript(url);
}

function ownScript(url: string): string {
	if (new URL(url, location.href).origin === location.origin) return url;
	throw new TypeError(`Address of a worker\n  found:    ${url}\n  expected: a file of ${location.origin}`);
}
