import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a Compose file says about its server. */
export interface ComposeServer {
	/** Variables, with what the file `.env` would give them. */
	environment: Record<string, string>;
	/** Path that the check of the container asks for. */
	check: string;
}

/**
 * Reads the service `unleash` of a Compose file.
 *
 * @param given values of the file `.env`
 */
export function composeServer(file: string, given: Record<string, string>): ComposeServer {
	const text = readFileSync(file, 'utf8').replaceAll(
		/\$\{(\w+)(?::([-?])([^}]*))?\}/g,
		(_all, name: string, kind?: string, rest = '') => given[name] ?? (kind === '-' ? rest : `no ${name}`),
	);
	const { environment, healthcheck } = parse(text).services.unleash;
	const [address = ''] = /http:\S+/.exec(healthcheck.test) ?? [];
	return { environment, check: new URL(address).pathname };
}
