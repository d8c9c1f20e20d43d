import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../world/packages.ts';

/** Names of environment variables that the server's code reads, apart from its tests and its developers' start. */
export function variablesInSource(): Set<string> {
	const folder = packageFile('unleash-server/dist');
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
export function eventTypesInSource(): string[] {
	const declarations = readFileSync(packageFile('unleash-server/dist/lib/events/index.d.ts'), 'utf8');
	const all = [...declarations.matchAll(/export declare const [A-Z_0-9]+(?:: |\s*=\s*)['"]([a-z-]+)['"]/g)];
	return all.map(([, name = '']) => name);
}
