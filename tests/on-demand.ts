import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { problem } from '../src/lib/diagnostics/build-error.ts';
import { installLocked } from '../src/verify/server/packages.ts';

/**
 * Installs packages that only some runs need, once, into the cache of the project, so that `npm ci` stays light.
 *
 * @param source folder of a `package.json` with its lock file
 * @param name folder in `.cache`
 * @param needed file of an installed package by which an installation is known to be whole
 * @returns path of that file
 * @throws BuildError when npm cannot install them
 */
export function installOnDemand(source: string, name: string, needed: string): string {
	const cache = resolve('.cache', name);
	const [lock, copy] = [join(source, 'package-lock.json'), join(cache, 'package-lock.json')];
	const file = join(cache, 'node_modules', needed);
	if (existsSync(file) && readFileSync(copy, 'utf8') === readFileSync(lock, 'utf8')) return file;
	mkdirSync(cache, { recursive: true });
	copyFileSync(join(source, 'package.json'), join(cache, 'package.json'));
	copyFileSync(lock, copy);
	const status = installLocked(cache);
	if (status !== 0) {
		throw problem({
			where: name,
			found: `npm ci in ${cache} ended with ${status ?? 'a signal'}`,
			expected: `the packages of ${lock}`,
			write: 'nothing; connect to the network once',
		});
	}
	return file;
}
