import type { PolicyHosts } from '../hosting/csp.ts';
import type { readEnvironment } from './environment.ts';

/** Hosts that the configured features need. A feature that is off adds none. */
export function policyHosts(environment: ReturnType<typeof readEnvironment>): PolicyHosts {
	return environment.VIDEO_EMBED === 'on' ? { 'frame-src': ['https://www.youtube-nocookie.com'] } : {};
}
