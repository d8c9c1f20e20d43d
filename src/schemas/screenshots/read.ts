import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntries } from '../data/read-facts.ts';
import { type Screenshot, screenshotSchema } from './schema.ts';

/** Folder of the manifest: one YAML file for each area of the admin UI. */
export const MANIFEST = 'src/content/screenshots';

/** A file of the manifest. */
export interface ManifestFile {
	path: string;
	text: string;
}

/** Reads the files of the manifest, in the order of their names. */
function manifestFiles(): ManifestFile[] {
	return readdirSync(MANIFEST)
		.filter((file) => file.endsWith('.yaml'))
		.sort()
		.map((file) => ({ path: `${MANIFEST}/${file}`, text: readFileSync(join(MANIFEST, file), 'utf8') }));
}

/**
 * Reads and checks the manifest.
 *
 * @param files its files; those of the project without it
 * @returns every picture by name
 * @throws Error with every mistake of the first wrong file: place, what was found, what is expected, what to write
 */
export function readScreenshots(files: ManifestFile[] = manifestFiles()): Map<string, Screenshot> {
	const all = new Map<string, Screenshot>();
	const homes = new Map<string, string>();
	for (const { path, text } of files) {
		for (const [name, entry] of Object.entries(readEntries(path, text, screenshotSchema))) {
			const mistake = !/^[a-z][a-z0-9-]*$/.test(name)
				? ['small letters, digits and hyphens', 'a name such as create-flag']
				: homes.has(name)
					? [`each name once; ${homes.get(name)} has it`, 'another name']
					: undefined;
			if (mistake) {
				const [expected, write] = mistake;
				throw new Error(`${path}\n  found:    ${name}\n  expected: ${expected}\n  write:    ${write}`);
			}
			homes.set(name, path);
			all.set(name, entry);
		}
	}
	return all;
}
