import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../../src/site/file-paths.ts';

export const dist = 'dist';

/** Every built file whose name ends so, as paths inside the build. */
export function builtFiles(ending: string): string[] {
	return listFiles(dist, ending);
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
