import { resolve } from 'node:path';
import { toPosixPath } from '../files/file-paths.ts';

/** Packages that no bundler of ours sees, but readers get: copied or drawn by the build, or inside files of DocSearch. */
const UNSEEN = [
	'@algolia/autocomplete-core',
	'@algolia/autocomplete-plugin-algolia-insights',
	'@algolia/autocomplete-preset-algolia',
	'@algolia/autocomplete-shared',
	'@docsearch/css',
	'astro',
	'lucide-static',
	'preact',
];

/** A file of a package, up to the folder of the package. */
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** What a bundler tells of what it wrote. */
interface Output {
	type: string;
	modules?: Record<string, { renderedLength: number }>;
	moduleIds?: string[];
	originalFileNames?: string[];
}

const folders = new Set<string>();

/**
 * Plugin of the bundler: notes the packages that are in what it writes. Of bundles that make the pages and never
 * leave this machine, only styles and fonts count.
 */
export function noteShipped() {
	return {
		name: 'note-shipped',
		generateBundle(
			this: { environment?: { name: string }; getWatchFiles?: () => string[] },
			_options: unknown,
			bundle: Record<string, unknown>,
		) {
			const forReaders = (this.environment?.name ?? 'client') === 'client';
			const outputs = Object.values(bundle) as Output[];
			const modules = outputs.flatMap(({ modules = {} }) =>
				Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0),
			);
			const others = [
				...outputs.flatMap(({ moduleIds = [], originalFileNames = [] }) => [
					...moduleIds,
					...originalFileNames,
				]),
				...(this.getWatchFiles?.() ?? []),
			].filter((file) => /\.(css|woff2)$/.test(file));
			for (const file of [...(forReaders ? modules : []), ...others]) {
				const folder = PACKAGE.exec(toPosixPath(file).replace(/^\0/, ''))?.[0];
				if (folder) folders.add(resolve(folder));
			}
		},
	};
}

/** Folders of all packages of which a part reaches readers, after the build. */
export function shippedPackages(): string[] {
	return [...new Set([...folders, ...UNSEEN.map((name) => resolve('node_modules', name))])];
}
