import type { Problem } from '../lib/diagnostics/build-error.ts';
import type { SearchVariables } from '../lib/environment/environment.ts';
import { readOrigins } from '../lib/environment/origins.ts';

/** Names of the engines that another host runs. */
export const hostedEngines = ['algolia', 'typesense', 'meilisearch'] as const;
export type HostedEngine = (typeof hostedEngines)[number];

/** The engine in the browser. `index` only names what it keeps in the browser's storage. */
export interface LocalSettings {
	engine: 'local';
	index: string;
}

/** An engine on other hosts. */
export interface HostedSettings {
	engine: HostedEngine;
	index: string;
	/** Origins, in the order in which they are asked. */
	hosts: readonly string[];
	/** Search-only: it is in every page. */
	key: string;
	/** Algolia's application; empty for other engines. */
	appId: string;
	/** Whether the embedded engine answers when no host does. */
	localFallback: boolean;
}

export type SearchSettings = LocalSettings | HostedSettings;

const LOCAL: LocalSettings = { engine: 'local', index: 'docs' };

/**
 * Which engine answers searches, and with what. Wrong settings of a hosted engine are no reason to stop a build:
 * the default engine then serves.
 *
 * @param environment variables as they were found
 * @returns the settings to use, and a warning for each variable that is missing or wrong
 */
export function searchSettings(environment: SearchVariables): {
	settings: SearchSettings;
	warnings: Problem[];
} {
	const value = (name: keyof SearchVariables) => environment[name]?.trim() || undefined;
	const warnings: Problem[] = [];
	const engine = value('SEARCH_ENGINE') ?? 'local';
	if (engine === 'local') return { settings: LOCAL, warnings };
	if (!isHosted(engine)) {
		const expected = `one of local, ${hostedEngines.join(', ')}`;
		return { settings: LOCAL, warnings: [warning('SEARCH_ENGINE', engine, expected, 'algolia')] };
	}
	for (const { name, expected, example, accepts, optional = false } of checks(engine)) {
		const found = value(name);
		if (found === undefined ? !optional : !accepts(found))
			warnings.push(warning(name, found, expected, example));
	}
	if (warnings.length > 0) return { settings: LOCAL, warnings };
	const fallback = value('SEARCH_LOCAL_FALLBACK') ?? 'on';
	if (fallback !== 'on' && fallback !== 'off') {
		const expected = 'on (the browser searches when no host answers) or off (readers see the error)';
		warnings.push(warning('SEARCH_LOCAL_FALLBACK', fallback, expected, 'off'));
	}
	const appId = engine === 'algolia' ? (value('SEARCH_APP_ID') ?? '') : '';
	const hosts = readOrigins(value('SEARCH_HOSTS')) ?? [];
	const settings: HostedSettings = {
		engine,
		index: value('SEARCH_INDEX') ?? '',
		hosts: hosts.length > 0 ? hosts : algoliaHosts(appId),
		key: value('SEARCH_KEY') ?? '',
		appId,
		localFallback: fallback !== 'off',
	};
	return { settings, warnings };
}

/** Algolia's hosts for searches of an application, in the order in which they are asked. */
function algoliaHosts(appId: string): string[] {
	const app = appId.toLowerCase();
	const others = [1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`);
	return [`https://${app}-dsn.algolia.net`, ...others];
}

interface Check {
	name: keyof SearchVariables;
	expected: string;
	example: string;
	accepts(value: string): boolean;
	optional?: boolean;
}

function checks(engine: HostedEngine): Check[] {
	const hosts = {
		name: 'SEARCH_HOSTS',
		expected: 'http or https addresses without a user, password or path, separated by commas',
		example: 'https://search.example.com',
		accepts: (value: string) => Boolean(readOrigins(value)?.length),
	} as const;
	const appId = {
		name: 'SEARCH_APP_ID',
		expected: "Algolia's application ID: letters and digits",
		example: 'ABCDEF1234',
		accepts: (value: string) => /^[A-Za-z0-9]+$/.test(value),
	} as const;
	return [
		{
			name: 'SEARCH_INDEX',
			expected: 'the name of the index: letters, digits, _ and -',
			example: 'unleash-docs',
			accepts: (value) => /^[\w-]+$/.test(value),
		},
		...(engine === 'algolia' ? [appId, { ...hosts, optional: true }] : [hosts]),
		{
			name: 'SEARCH_KEY',
			expected: 'the search-only key of the engine, without white space',
			example: '0123456789abcdef0123456789abcdef',
			accepts: (value) => /^\S+$/.test(value),
		},
	];
}

function isHosted(engine: string): engine is HostedEngine {
	return (hostedEngines as readonly string[]).includes(engine);
}

function warning(
	name: keyof SearchVariables,
	found: string | undefined,
	expected: string,
	example: string,
): Problem {
	const shown = found === undefined ? 'nothing' : name === 'SEARCH_KEY' ? '(hidden)' : JSON.stringify(found);
	return { where: name, found: shown, expected, write: `${name}=${example}` };
}
