import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { pageOfTwin } from '../lib/urls/urls.ts';
import { twinOfPage } from './twins/twin.ts';

/** Answers requests for the Markdown of a page in `npm run dev`, from the page as it is now. */
export function devTwins(server: ViteDevServer) {
	return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
		const path = request.url?.split('?')[0] ?? '';
		const origin = server.resolvedUrls?.local[0];
		if (!path.endsWith('.md') || path.startsWith('/src/') || path.startsWith('/@') || !origin) return next();
		const page = pageOfTwin(path);
		const answer = await fetch(new URL(page, origin));
		if (!answer.ok) return next();
		const twin = twinOfPage(await answer.text(), page, new Date().toISOString().slice(0, 10));
		if (!twin) return next();
		response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' }).end(twin.text);
	};
}
