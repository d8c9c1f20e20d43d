import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFile } from '../server/packages.ts';

/** Folder of the stubs: the public API of SDKs that npm does not have, without bodies that do anything. */
export const STUBS = fileURLToPath(new URL('stubs/', import.meta.url));

/** Copies a folder of stubs to where the compiler looks for the SDK. */
export function copyStub(from: string, to: string): void {
	cpSync(join(STUBS, from), to, { recursive: true });
}

/** Files of a folder of stubs. */
export function stubFiles(folder: string, pattern: string): string[] {
	return globSync(pattern, { cwd: join(STUBS, folder) })
		.sort()
		.map((file) => join(STUBS, folder, file));
}

/** Name and version of an installed npm package, such as `unleash-client 6.12.1`. */
export function npmVersion(name: string): string {
	return `${name} ${JSON.parse(readFileSync(packageFile(`${name}/package.json`), 'utf8')).version}`;
}
