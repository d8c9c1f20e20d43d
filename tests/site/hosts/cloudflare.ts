import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { SiteFiles } from '../../../src/hosting/server/files.ts';
import type { Host } from './answer.ts';

/** A rule that the parser left out, and why. */
interface Invalid {
	line?: string;
	message: string;
}

/** The parts of Cloudflare's package that are used here. */
interface Pages {
	parseRedirects: (text: string) => { rules: unknown[]; invalid: Invalid[] };
	parseHeaders: (text: string) => { rules: unknown[]; invalid: Invalid[] };
	createMetadataObject: (parsed: object) => object;
	generateHandler: (context: object) => Promise<Response>;
}

/**
 * Cloudflare Pages. Its package is TypeScript, which Node does not run from `node_modules`. What it names as its
 * dependency is a whole runtime that this part does not load: `overrides` in `package.json` puts a small package
 * in its place.
 */
export async function cloudflareHost(dist: string, files: SiteFiles): Promise<Host> {
	const pages = await loadPages();
	const redirects = pages.parseRedirects(readFileSync(join(dist, '_redirects'), 'utf8'));
	const headers = pages.parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
	const metadata = pages.createMetadataObject({ redirects, headers });
	return {
		name: 'Cloudflare Pages',
		mistakes: [...redirects.invalid, ...headers.invalid].map(({ line, message }) => `${message} ${line}`),
		async ask(address) {
			let file: string | undefined;
			const response = await pages.generateHandler({
				request: new Request(address),
				metadata,
				logError: (error: Error) => {
					throw error;
				},
				findAssetEntryForPath: async (path: string) => (files.has(path) ? path : null),
				getAssetKey: (path: string) => path,
				negotiateContent: () => ({ encoding: null }),
				fetchAsset: async (path: string) => {
					file = path;
					return { body: null, contentType: 'text/html' };
				},
			});
			const location = response.headers.get('location');
			return {
				status: response.status,
				...(location !== null && { location }),
				...(file !== undefined && { file }),
			};
		},
	};
}

async function loadPages(): Promise<Pages> {
	const folder = join(createRequire(import.meta.url).resolve('@cloudflare/pages-shared/package.json'), '..');
	const parts = [
		'metadata-generator/parseRedirects',
		'metadata-generator/parseHeaders',
		'metadata-generator/createMetadataObject',
		'asset-server/handler',
	];
	const code = parts.map((part) => `export * from ${JSON.stringify(join(folder, `${part}.ts`))};`).join('\n');
	const bundle = await rolldown({
		input: 'pages',
		platform: 'node',
		plugins: [
			{
				name: 'pages',
				resolveId: (id) => (id === 'pages' ? id : null),
				load: (id) => (id === 'pages' ? code : null),
			},
		],
	});
	const file = join(mkdtempSync(join(tmpdir(), 'pages-')), 'pages.mjs');
	await bundle.write({ file, format: 'esm' });
	return import(/* @vite-ignore */ pathToFileURL(file).href);
}
