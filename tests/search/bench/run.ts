import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createEngine } from '../../../src/search/engine/engine.ts';
import { readPages } from '../../../src/search/records/read-pages.ts';
import type { SearchPage } from '../../../src/search/records/record.ts';
import { findOrInstallChromium } from '../../../src/verify/browsers/find-chromium.ts';
import { readQueries } from '../judge.ts';
import { grow, keys } from './corpus.ts';
import { serve, writeOurs, writePagefind } from './engines.ts';
import { type Timings, timeOurs, timePagefind } from './in-page.ts';

/** Compares the embedded engine with Pagefind over the same pages in one run: `npm run bench:search`. */

const SIZES = [700, 1500, 5000];
const QUERIES = 20;
const ROOT = join(import.meta.dirname, '../../..');

const pages = await readPages(join(ROOT, 'dist'));
const queries = readQueries(join(ROOT, 'tests/search/queries-own.tsv')).slice(0, QUERIES);
const typed = keys(queries.map(({ query }) => query));
const browser = await chromium.launch({
	executablePath: findOrInstallChromium().path,
	args: ['--no-sandbox', '--disable-gpu'],
});
const rows = [];
for (const size of SIZES) {
	const corpus = grow(pages, size);
	rows.push(await measure('embedded', corpus, writeOurs, timeOurs));
	rows.push(await measure('Pagefind', corpus, writePagefind, timePagefind));
}
await browser.close();
console.log(`${pages.length} real pages, ${typed.length} keys, bytes as gzip sends them, times in ms`);
console.table(rows);

async function measure(
	engine: string,
	corpus: readonly SearchPage[],
	write: (folder: string, pages: readonly SearchPage[]) => Promise<void>,
	time: (page: Page, queries: string[]) => Promise<Timings>,
) {
	const folder = await mkdtemp(join(tmpdir(), 'bench-'));
	await writeOurs(folder, corpus.slice(0, 1));
	await write(folder, corpus);
	const server = await serve(folder);
	const page = await browser.newPage();
	await page.goto(`${server.origin}/bench.html`);
	server.takeBytes();
	await time(page, typed.slice(0, 1));
	const bytes = server.takeBytes();
	await page.reload();
	const { first, perKey } = await time(page, typed);
	await page.close();
	server.close();
	await rm(folder, { recursive: true });
	const sorted = perKey.toSorted((a, b) => a - b);
	const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
	return {
		engine,
		pages: corpus.length,
		'KB to first answer': Math.round(bytes / 1000),
		'first answer': Math.round(first),
		p50: at(0.5),
		p95: at(0.95),
		'memory MB': engine === 'embedded' ? memory(corpus) : '-',
	};
}

/** Heap that the engine keeps; needs `--expose-gc`. */
function memory(corpus: readonly SearchPage[]): string {
	const collect = globalThis.gc;
	if (!collect) return '-';
	collect();
	const before = process.memoryUsage().heapUsed;
	const engine = createEngine();
	engine.add(structuredClone(corpus));
	collect();
	const used = process.memoryUsage().heapUsed - before;
	return engine.search({ indexName: 'docs', query: 'flag' }).nbHits > 0 ? (used / 1e6).toFixed(0) : '-';
}
