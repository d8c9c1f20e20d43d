import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../server/packages.ts';

/** Read by the server, and no setting for those who run it. */
const NOT_SETTINGS =
	/^((UNLEASH_)?EXPERIMENTAL_.*|NODE_ENV|HOSTNAME|UNLEASH_.*_KILL_SWITCH|UNLEASH_ONBOARDING_.*)$/;
const SWITCHES = ['FILTER_INVALID_CLIENT_METRICS', 'UNLEASH_DEMO', 'UNLEASH_STRICT_SCHEMA_VALIDTION'];
const EXPERIMENTS = ['UNLEASH_EXPERIMENT_WEBHOOK_DOMAIN_LOGGING'];

/** Whether a variable is for those who run a server, and so belongs in the documentation. */
export function isSetting(name: string): boolean {
	return !NOT_SETTINGS.test(name) && !SWITCHES.includes(name) && !EXPERIMENTS.includes(name);
}

/** Names of environment variables that the server's code reads, apart from its tests and its developers' start. */
export function variablesInSource(server = packageFile('unleash-server')): Set<string> {
	const folder = join(server, 'dist');
	const files = globSync('**/*.js', {
		cwd: folder,
		exclude: ['test/**', '**/*.test.js', '*-dev.js', 'test-setup.js'],
	});
	const names = files.flatMap((file) =>
		[...readFileSync(join(folder, file), 'utf8').matchAll(/process\.env\s*\.\s*([A-Z][A-Z0-9_]*)/g)].map(
			([, name = '']) => name,
		),
	);
	return new Set(names);
}

/** Types of events that the server's code declares as constants. */
export function eventTypesInSource(server = packageFile('unleash-server')): string[] {
	const declarations = readFileSync(join(server, 'dist/lib/events/index.d.ts'), 'utf8');
	const all = [...declarations.matchAll(/export declare const [A-Z_0-9]+(?:: |\s*=\s*)['"]([a-z-]+)['"]/g)];
	return all.map(([, name = '']) => name);
}
