import { basename, dirname, extname, join } from 'node:path';
import { globFiles } from '../../../lib/files/file-paths.ts';

/** The other files of a project, which is a folder below the one of the language: they use each other. */
export function siblings(file: string, language: string): string[] {
	const folder = dirname(file);
	if (basename(folder) === language) return [];
	const others = globFiles(`*${extname(file)}`, folder).filter((name) => name !== basename(file));
	return others.map((name) => join(folder, name));
}
