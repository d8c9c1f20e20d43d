import { addressesOf, analyticsTarget } from '../analytics/settings.ts';
import type { PolicyHosts } from '../hosting/csp.ts';
import { searchSettings } from '../search/settings.ts';
import { consoleHosts } from '../site/console-hosts.ts';
import type { readEnvironment } from '../site/environment.ts';
import { trackingPolicy } from '../site/trusted-types.ts';

/**
 * Hosts that the configured features need. A feature that is off adds none.
 *
 * @throws {BuildError} if the variables of analytics do not go together
 */
export function policyHosts(environment: ReturnType<typeof readEnvironment>): PolicyHosts {
	const { settings } = searchSettings(environment);
	const scripts = origins(addressesOf(environment.TRACKING_SCRIPTS));
	const tracking =
		scripts.length > 0 ? [...scripts, ...origins(addressesOf(environment.TRACKING_HOSTS))] : [];
	const called = [
		...(settings.engine === 'local' ? [] : settings.hosts),
		...(consoleHosts(environment.API_CONSOLE_HOSTS) ?? []),
		...origins([analyticsTarget(environment).url, environment.FEEDBACK_URL ?? '']),
		...tracking,
	];
	return {
		...(environment.VIDEO_EMBED === 'on' ? { 'frame-src': ['https://www.youtube-nocookie.com'] } : {}),
		...(called.length > 0 ? { 'connect-src': [...new Set(called)] } : {}),
		...(scripts.length > 0
			? {
					'script-src': [...new Set(scripts)],
					'img-src': [...new Set(tracking)],
					'trusted-types': [trackingPolicy],
				}
			: {}),
	};
}

function origins(addresses: readonly string[]): string[] {
	return addresses.filter(Boolean).map((address) => new URL(address).origin);
}
