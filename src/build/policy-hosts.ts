import type { PolicyHosts } from '../hosting/csp.ts';
import { searchSettings } from '../search/settings.ts';
import type { readEnvironment } from '../site/environment.ts';

/** Hosts that the configured features need. A feature that is off adds none. */
export function policyHosts(environment: ReturnType<typeof readEnvironment>): PolicyHosts {
	const { settings } = searchSettings(environment);
	return {
		...(environment.VIDEO_EMBED === 'on' ? { 'frame-src': ['https://www.youtube-nocookie.com'] } : {}),
		...(settings.engine === 'local' ? {} : { 'connect-src': settings.hosts }),
	};
}
