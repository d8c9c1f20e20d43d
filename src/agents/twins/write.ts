import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtPages } from '../../hosting/redirects/built-pages.ts';
import { type Twin, twinOfPage } from './twin.ts';

/**
 * Writes the Markdown of every page of a built site beside it.
 *
 * @param dist folder of the built site
 * @param builtOn day of the build
 * @returns what was written, in the order of addresses
 */
export async function writeTwins(dist: string, builtOn: string): Promise<Twin[]> {
	const twins: Twin[] = [];
	for (const [path, file] of [...builtPages(dist)].sort(([a], [b]) => (a < b ? -1 : 1))) {
		const twin = twinOfPage(await readFile(join(dist, file), 'utf8'), path, builtOn);
		if (!twin) continue;
		await writeFile(join(dist, twin.twin), twin.text);
		twins.push(twin);
	}
	return twins;
}
