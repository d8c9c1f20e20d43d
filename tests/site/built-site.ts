import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtPages } from '../../src/hosting/redirects/built-pages.ts';
import { listFiles } from '../../src/lib/files/file-paths.ts';
import { changedPages, sample } from '../sample.ts';

export const dist = 'dist';

let files: readonly string[] | undefined;

/** Every built file whose name ends so, as paths inside the build. */
export function builtFiles(ending: string): string[] {
	files ??= listFiles(dist);
	return files.filter((file) => file.endsWith(ending));
}

let pages: readonly [path: string, file: string][] | undefined;

/** Samples the pages that a sweep tests in this run, as paths with their files. Pages that have changed come first. */
export function samplePages(count: number, salt: string): [path: string, file: string][] {
	pages ??= [...builtPages(dist)];
	return sample(pages, count, salt, ([path]) => changedPages().has(path));
}

export function readBuilt(file: string): string {
	return readFileSync(join(dist, file), 'utf8');
}

/** Size of a built file as it travels, in bytes, gzip level 9. */
export function gzipped(text: string): number {
	return gzipSync(text, { level: 9 }).length;
}

/** Scripts with all that they import statically, each once. */
export function withImports(sources: string[]): string[] {
	const found = new Set<string>();
	const visit = (src: string) => {
		if (found.has(src)) return;
		found.add(src);
		const folder = src.slice(0, src.lastIndexOf('/') + 1);
		for (const [, name = ''] of readBuilt(src).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
			visit(folder + name);
	};
	for (const src of sources) visit(src);
	return [...found];
}
