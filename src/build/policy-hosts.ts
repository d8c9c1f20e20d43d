import type { PolicyHosts } from '../hosting/csp.ts';
import { assistantPolicy } from '../lib/environment/assistant-settings.ts';
import type { readEnvironment } from '../lib/environment/environment.ts';
import { readOrigins } from '../lib/environment/origins.ts';
import { trackingPolicy } from '../lib/trusted-types.ts';
import { searchSettings } from '../search/settings.ts';
import { addressesOf, analyticsTarget } from '../ui/analytics/settings.ts';

/**
 * Hosts that the configured features need. A feature that is off adds none.
 *
 * @throws {BuildError} if the variables of analytics do not go together
 */
export function policyHosts(environment: ReturnType<typeof readEnvironment>): PolicyHosts {
	const { settings } = searchSettings(environment);
	const { 'connect-src': asked = [], 'frame-src': framed = [], ...widget } = assistantPolicy(environment);
	const scripts = origins(addressesOf(environment.TRACKING_SCRIPTS));
	const tracking =
		scripts.length > 0 ? [...scripts, ...origins(addressesOf(environment.TRACKING_HOSTS))] : [];
	const all: PolicyHosts = {
		...widget,
		'connect-src': [
			...(settings.engine === 'local' ? [] : settings.hosts),
			...(readOrigins(environment.API_CONSOLE_HOSTS) ?? []),
			...origins([analyticsTarget(environment).url, environment.FEEDBACK_URL ?? '']),
			...tracking,
			...asked,
		],
		'frame-src': [
			...(environment.VIDEO_EMBED === 'on' ? ['https://www.youtube-nocookie.com'] : []),
			...framed,
		],
		'script-src': [...(widget['script-src'] ?? []), ...scripts],
		'img-src': [...(widget['img-src'] ?? []), ...tracking],
		'trusted-types': [...(widget['trusted-types'] ?? []), ...(scripts.length > 0 ? [trackingPolicy] : [])],
	};
	return Object.fromEntries(
		Object.entries(all).flatMap(([directive, values]) =>
			values.length > 0 ? [[directive, [...new Set(values)]]] : [],
		),
	);
}

function origins(addresses: readonly string[]): string[] {
	return addresses.filter(Boolean).map((address) => new URL(address).origin);
}
