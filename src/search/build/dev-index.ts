import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { FACTS_FILE, parseFacts } from '../records/facts.ts';
import { readPage } from '../records/read-page.ts';
import type { SearchPage } from '../records/record.ts';
import { MANIFEST } from '../worker/manifest.ts';
import { type IndexFile, indexFiles } from './parts.ts';

const FOLDER = '/search/';
const AT_ONCE = 8;

/** Answers requests for the index in `npm run dev`. */
export function devIndex(server: ViteDevServer, logger: AstroIntegrationLogger) {
	let building: Promise<IndexFile[]> | undefined;
	server.watcher.on('all', () => {
		building = undefined;
	});
	return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
		const path = request.url?.split('?')[0] ?? '';
		if (path !== MANIFEST && !path.startsWith(`${FOLDER}search-`)) return next();
		try {
			building ??= build(server, logger);
			const body = (await building).find(({ url }) => url === path)?.json;
			response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(body);
		} catch (error) {
			building = undefined;
			logger.error(`The search index could not be made: ${error instanceof Error ? error.message : error}`);
			response.writeHead(500).end();
		}
	};
}

async function build(server: ViteDevServer, logger: AstroIntegrationLogger): Promise<IndexFile[]> {
	const origin = server.resolvedUrls?.local[0];
	if (!origin) throw new Error('the development server has no address yet');
	const load = async (path: string) => (await fetch(new URL(path, origin))).text();
	const facts = parseFacts(await load(`/${FACTS_FILE}`));
	const waiting = [...facts.keys()];
	const pages: SearchPage[] = [];
	const work = async () => {
		for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
			const page = readPage(await load(url), url, facts.get(url));
			if (page) pages.push(page);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	logger.info(`search index made of ${pages.length} pages`);
	return indexFiles(
		pages.sort((a, b) => (a.url < b.url ? -1 : 1)),
		FOLDER,
	);
}
