import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { cleanRequestPath, splitQuery, withQuery } from '../request-path.ts';
import { isPair } from './check-source.ts';
import type { LoadedRedirects } from './load.ts';
import { planRedirects } from './plan.ts';
import { sourcePages } from './source-pages.ts';

/**
 * Leads from old paths to new ones in `npm run dev`. The list is a module of the server, so it's read again when its
 * file changes. While it can't be read, the one before stays; `src/build/sources` reports what's wrong.
 */
export function followRedirects(server: ViteDevServer, root: string): void {
	let rows: LoadedRedirects['rows'] | undefined;
	let targets: ReadonlyMap<string, string> = new Map();
	const readTargets = async () => {
		const { ssr } = server.environments;
		if (!ssr || !isRunnableDevEnvironment(ssr)) return;
		const list = await ssr.runner.import<{
			redirects: LoadedRedirects['rows'];
			rules: LoadedRedirects['rules'];
		}>('/redirects.mjs');
		if (list.redirects === rows) return;
		rows = list.redirects;
		targets = planRedirects(rows.filter(isPair), list.rules, sourcePages(root)).exact;
	};
	server.middlewares.use(async (request, response, next) => {
		await readTargets().catch(() => undefined);
		const { path, query } = splitQuery(request.url ?? '/');
		const target = targets.get(cleanRequestPath(path));
		if (target === undefined) return next();
		return response.writeHead(302, { Location: withQuery(target, query) }).end();
	});
}
