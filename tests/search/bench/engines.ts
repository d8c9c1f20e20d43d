import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as pagefind from 'pagefind';
import { rolldown } from 'rolldown';
import { indexFiles } from '../../../src/search/build/parts.ts';
import type { SearchPage } from '../../../src/search/records/record.ts';
import { listening } from '../../listening.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Writes the embedded engine with its index into a folder. */
export async function writeOurs(folder: string, pages: readonly SearchPage[]): Promise<void> {
	for (const { url, json } of indexFiles(pages, '/')) {
		await mkdir(dirname(join(folder, url)), { recursive: true });
		await writeFile(join(folder, url), json);
	}
	const bundle = await rolldown({ input: join(ROOT, 'src/search/worker/search.worker.ts') });
	await bundle.write({ file: join(folder, 'worker.js'), format: 'esm', minify: true });
	await bundle.close();
	await writeFile(join(folder, 'bench.html'), '<!doctype html><title>Bench</title>');
}

/** Writes Pagefind's index of the same pages into the folder `pagefind` below. */
export async function writePagefind(folder: string, pages: readonly SearchPage[]): Promise<void> {
	const { index } = await pagefind.createIndex({});
	if (!index) throw new Error('Pagefind could not create an index');
	for (const { url, title, language, description, sections } of pages) {
		const content = [description, ...sections.flatMap(({ headings, text }) => [headings.at(-1), text])].join(
			'\n',
		);
		await index.addCustomRecord({ url, content, language, meta: { title } });
	}
	await mkdir(join(folder, 'pagefind'), { recursive: true });
	await index.writeFiles({ outputPath: join(folder, 'pagefind') });
	await pagefind.close();
}

const TYPES: Record<string, string> = {
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.wasm': 'application/wasm',
};

/** Serves a folder compressed, and counts the bytes that leave it. */
export async function serve(folder: string) {
	let bytes = 0;
	const server = createServer(async (request, response) => {
		const path = new URL(request.url ?? '/', 'http://localhost').pathname;
		try {
			const body = gzipSync(await readFile(join(folder, path)));
			bytes += body.length;
			const type = TYPES[extname(path)] ?? 'application/octet-stream';
			response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
	const { origin } = await listening(server);
	return {
		origin,
		takeBytes: () => {
			const taken = bytes;
			bytes = 0;
			return taken;
		},
		close: () => server.close(),
	};
}
