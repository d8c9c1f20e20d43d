import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { problem } from '../../lib/diagnostics/build-error.ts';
import { readText } from '../../lib/files/read-text.ts';
import { readYaml } from '../data/read-facts.ts';
import { type Screenshot, screenshotSchema } from './schema.ts';

/** Folder of the manifest: one YAML file for each area of the admin UI. */
export const MANIFEST = 'src/content/screenshots';

const manifestSchema = z.record(z.string(), screenshotSchema);

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
		.map((file) => ({ path: `${MANIFEST}/${file}`, text: readText(join(MANIFEST, file)) }));
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
		for (const [name, entry] of Object.entries(readYaml(path, text, manifestSchema))) {
			const home = homes.get(name);
			const where = { where: path, found: name };
			if (!/^[a-z][a-z0-9-]*$/.test(name)) {
				const expected = 'small letters, digits and hyphens';
				throw problem({ ...where, expected, write: 'a name such as create-flag' });
			}
			if (home)
				throw problem({ ...where, expected: `each name once; ${home} has it`, write: 'another name' });
			homes.set(name, path);
			all.set(name, entry);
		}
	}
	return all;
}
