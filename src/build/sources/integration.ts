import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HotChannelClient, isRunnableDevEnvironment, normalizePath, type ViteDevServer } from 'vite';
import { formatProblem } from '../../lib/diagnostics/build-error.ts';
import { escapeHtml } from '../../lib/html/escape-html.ts';
import { cleanPath } from '../../lib/urls/urls.ts';
import type { SourceProblem } from './check-sources.ts';

/** Modules that the server loads again after a change, so that the check knows what was just saved. */
const CHECK = '/src/build/sources/check-sources.ts';
const REDIRECTS = '/redirects.mjs';

/** Files that the check reads. */
const SOURCES =
	/^(?:src\/(?:ui\/components\/api-pages|config|content|lib|navigation|pages)\/|redirects\.mjs$)/;

/** Milliseconds without another change after which the check runs: saving a page is several events. */
const QUIET = 100;

/** Event with which a page says that it's open. */
const OPENED = 'docs:opened';

/** What pages run in `npm run dev`. Astro's overlay has no way to close it. */
const PAGE_SCRIPT = `import.meta.hot?.send('${OPENED}', location.pathname);
addEventListener('keydown', ({ key }) => key === 'Escape' && document.querySelector('vite-error-overlay')?.close());`;

/**
 * Checks links, sidebars, and redirects whenever a file changes in `npm run dev`. Problems are printed, and those in a
 * page's file are shown over the page, which stays readable below them.
 *
 * @param elsewhere folders that other builds serve
 */
export function sourceChecks(elsewhere: readonly string[]): AstroIntegration {
	let root = '';
	let origin: string | undefined;
	return {
		name: 'source-checks',
		hooks: {
			'astro:config:setup': ({ command, injectScript }) => {
				if (command === 'dev') injectScript('page', PAGE_SCRIPT);
			},
			'astro:config:done': ({ config }) => {
				root = fileURLToPath(config.root);
				origin = config.site;
			},
			'astro:server:setup': ({ server, logger }) => {
				const overlay = showOverPages(server);
				let before = new Set<string>();
				const report = (problems: readonly SourceProblem[]) => {
					const now = new Map(problems.map((problem) => [formatProblem(problem), problem.level]));
					for (const [text, level] of now)
						if (!before.has(text)) logger[level === 'error' ? 'error' : 'warn'](`\n${text}\n`);
					if (now.size === 0 && before.size > 0) logger.info('links, sidebars, and redirects: no problems');
					before = new Set(now.keys());
					overlay.update(problems);
				};
				const check = async () => {
					const { ssr } = server.environments;
					if (!ssr || !isRunnableDevEnvironment(ssr)) return;
					try {
						const { redirects } = await ssr.runner.import(REDIRECTS);
						const { checkSources } = await ssr.runner.import<typeof import('./check-sources.ts')>(CHECK);
						report(checkSources({ root, redirects, origin, elsewhere }));
					} catch (error) {
						const text = unreadable(error);
						logger.error(text);
						before.add(text);
					}
				};
				onChanges(server, root, check);
			},
		},
	};
}

/** What keeps sources from being read, and where: Vite says it beside the message, errors of code in their stack. */
function unreadable(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { loc, id } = error as Error & { loc?: { file?: string; line: number; column: number }; id?: string };
	const [, called] = /\n\s+at (.*)/.exec(error.stack?.slice(error.message.length) ?? '') ?? [];
	const where = loc ? `${loc.file ?? id}:${loc.line}:${loc.column}` : called;
	return where ? `${where}\n${error.message}` : error.message;
}

/** Runs a check at the start, and after changes of sources, one at a time. */
function onChanges(server: ViteDevServer, root: string, check: () => Promise<void>): void {
	let running = Promise.resolve();
	let timer: NodeJS.Timeout | undefined;
	const soon = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			running = running.then(check);
		}, QUIET);
	};
	server.httpServer?.once('listening', soon);
	server.watcher.on('all', (_, file) => {
		if (!SOURCES.test(normalizePath(relative(root, file)))) return;
		/* Vite does so as well, but only after its plugins had their say, when the check may have begun. */
		server.environments.ssr?.moduleGraph.onFileChange(normalizePath(file));
		soon();
	});
}

/** Shows problems over the pages that have them, as Vite shows its own errors. */
function showOverPages(server: ViteDevServer) {
	const pages = new Map<HotChannelClient, { path: string; shown: string }>();
	let problems: readonly SourceProblem[] = [];
	const show = (client: HotChannelClient) => {
		const page = pages.get(client);
		const own = problems.filter((problem) => problem.page?.path === page?.path);
		const message = own.map(formatProblem).join('\n\n');
		if (!page || page.shown === message) return;
		page.shown = message;
		const [first] = own;
		if (!first?.page) return client.send({ type: 'full-reload' });
		const err = {
			name: 'Broken links',
			title: 'This page has links that lead nowhere.',
			message: escapeHtml(message),
			hint: 'Press Esc to see the page. When the links are right, this message goes away.',
			stack: message,
			loc: first.page,
		};
		client.send({ type: 'error', err });
	};
	const { hot } = server.environments.client;
	hot.on(OPENED, (path: string, client) => {
		pages.set(client, { path: cleanPath(path), shown: '' });
		show(client);
	});
	hot.on('vite:client:disconnect', (_, client) => pages.delete(client));
	return {
		update(found: readonly SourceProblem[]) {
			problems = found;
			for (const client of pages.keys()) show(client);
		},
	};
}
