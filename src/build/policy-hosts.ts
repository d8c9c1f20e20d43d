import type { PolicyHosts } from '../hosting/csp.ts';
import { searchSettings } from '../search/settings.ts';
import { assistantPolicy } from '../site/assistant-settings.ts';
import { consoleHosts } from '../site/console-hosts.ts';
import type { readEnvironment } from '../site/environment.ts';

/** Hosts that the configured features need. A feature that is off adds none. */
export function policyHosts(environment: ReturnType<typeof readEnvironment>): PolicyHosts {
	const { settings } = searchSettings(environment);
	const { 'connect-src': asked = [], 'frame-src': framed = [], ...widget } = assistantPolicy(environment);
	const called = [
		...(settings.engine === 'local' ? [] : settings.hosts),
		...(consoleHosts(environment.API_CONSOLE_HOSTS) ?? []),
		...asked,
	];
	const frames = [
		...(environment.VIDEO_EMBED === 'on' ? ['https://www.youtube-nocookie.com'] : []),
		...framed,
	];
	return {
		...widget,
		...(frames.length > 0 ? { 'frame-src': frames } : {}),
		...(called.length > 0 ? { 'connect-src': called } : {}),
	};
}
