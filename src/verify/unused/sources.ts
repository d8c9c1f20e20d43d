import { readFileSync } from 'node:fs';
import { globFiles } from '../../lib/files/file-paths.ts';

/** A file of the project as text. */
export interface Source {
	/** Path from the root of the project, with slashes. */
	file: string;
	text: string;
}

/** Files that can name others. */
const NAMING = '{src,tests}/**/*.{astro,css,js,json,mdx,mjs,mts,ts,tsx,yaml,vue,svelte}';
/** The contract, which names nothing but itself. */
const FOREIGN = ['src/content/openapi/**'];

/** All files that can name a sample, a picture, an entry or a text. Tests count: some try tools with a sample. */
export function readSources(root = '.'): Source[] {
	return filesOf(NAMING, root).map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
}

/** Files that fit a pattern, by their paths from the root. */
export function filesOf(pattern: string, root = '.'): string[] {
	return globFiles(pattern, root, FOREIGN).filter((file) => /\.[\w-]+$/.test(file));
}
