import { TRACKING_SCRIPTS } from 'astro:env/client';
import { trackingPolicy } from '../../lib/trusted-types.ts';
import { addressesOf } from './settings.ts';
import { asksForPrivacy, whenShown } from './when-shown.ts';

const addresses = addressesOf(TRACKING_SCRIPTS);

/** What this site uses of Trusted Types. */
interface PolicyFactory {
	createPolicy(
		name: string,
		rules: { createScriptURL(url: string): string },
	): { createScriptURL(url: string): string };
}

if (!asksForPrivacy()) whenShown(load);

/** Adds the configured scripts. One that is blocked leaves nothing behind. */
function load(): void {
	const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
	const rules = {
		createScriptURL(url: string): string {
			if (addresses.includes(url)) return url;
			throw new TypeError(`${url} is not in TRACKING_SCRIPTS`);
		},
	};
	const policy = trustedTypes?.createPolicy(trackingPolicy, rules) ?? rules;
	for (const address of addresses) {
		const script = document.createElement('script');
		script.async = true;
		script.src = policy.createScriptURL(address);
		script.addEventListener('error', () => script.remove());
		document.head.append(script);
	}
}
