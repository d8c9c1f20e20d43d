import type { Facts } from '../../schemas/data/index.ts';

/** An entry of `src/content/data/since.yaml`. */
export type Entry = Facts<'since'>[string];
/** Product of an entry. */
export type Product = Entry['product'];
/** Part of a release. */
export type Area = Extract<Entry['proof'], { in: unknown }>['in'];

/** Where the source of a product is: its repository, what stands before the version in a tag, and the files that count. */
export interface Source {
	repository: string;
	tag: RegExp;
	files: Record<Area, string[]>;
}

const everywhere = (...files: string[]): Source['files'] => ({
	server: files,
	migrations: files,
	'admin-ui': files,
	switches: files,
	package: files,
});

/** The public repository of each product. A server before 3.12 and 4.0 had its files elsewhere. */
export const sources: Record<Product, Source> = {
	server: {
		repository: 'unleash',
		tag: /^v(\d+\.\d+\.\d+)$/,
		files: {
			server: ['src/lib', 'lib'],
			migrations: ['src/migrations', 'migrations'],
			'admin-ui': ['frontend/src'],
			switches: ['src/lib/types/experimental.ts'],
			package: ['package.json', 'LICENSE'],
		},
	},
	edge: {
		repository: 'unleash-edge',
		tag: /^(?:unleash-edge-)?v(\d+\.\d+\.\d+)$/,
		files: everywhere('*.rs'),
	},
	terraform: {
		repository: 'terraform-provider-unleash',
		tag: /^v(\d+\.\d+\.\d+)$/,
		files: everywhere('*.go'),
	},
	proxy: { repository: 'unleash-proxy', tag: /^v(\d+\.\d+\.\d+)$/, files: everywhere('src') },
	node: { repository: 'unleash-node-sdk', tag: /^v(\d+\.\d+\.\d+)$/, files: everywhere('src') },
	rust: { repository: 'unleash-rust-sdk', tag: /^v?(\d+\.\d+\.\d+)$/, files: everywhere('src') },
	specification: {
		repository: 'client-specification',
		tag: /^v(\d+\.\d+\.\d+)$/,
		files: everywhere('specifications'),
	},
};

/** Where a package of the server has what the source has. */
export const packageFiles: Record<Area, string[]> = {
	server: ['dist/lib', 'lib'],
	migrations: ['dist/migrations', 'migrations'],
	'admin-ui': ['frontend/build'],
	switches: ['dist/lib/types/experimental.js'],
	package: ['package.json', 'LICENSE'],
};

/** Files that a release has and does not run. */
export const ASIDE =
	/\.(?:test|spec|stories|d)\.|\.map$|(?:^|\/)(?:tests?|e2e|__tests__)\/|^frontend\/src\/openapi\//;
