import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { createSiteServer } from '../../src/hosting/serve.ts';
import type { LimitedServer } from '../../src/hosting/server/limited-server.ts';
import { listening } from '../listening.ts';

/**
 * How the server behaves: well, slowly, with an error, or not at all. Of the paths that this applies to, it has nothing
 * (`gone`), cuts the connection (`cut`), or never answers (`hanging`).
 */
export type Mode = 'well' | 'slow' | 'failing' | 'down' | 'gone' | 'cut' | 'hanging';

let site: Promise<LimitedServer> | undefined;

/** The built site, read into memory once for all tests of a worker. */
function builtSite(): Promise<LimitedServer> {
	site ??= createSiteServer('dist');
	return site;
}

/** The built site behind a server whose behavior a test can change. */
export class FaultServer {
	mode: Mode = 'well';
	/** Scripts that take the place of files of the site, by path, as after a deploy. */
	readonly replaced: Record<string, string> = {};
	/** Paths that answer 404 although the file is there, as after a new deploy. */
	gone: RegExp | undefined;
	/** Paths that changes of `mode` apply to. */
	affected = /^\/(?!_astro\/)/;
	/** Every path that was asked for. */
	readonly asked: string[] = [];
	/** Every path that was answered with 304: the browser has it, and nothing but headers was sent. */
	readonly unchanged: string[] = [];
	readonly #sockets = new Set<Socket>();
	readonly #server: Server;

	constructor() {
		this.#server = createServer((request, response) => {
			const path = request.url ?? '/';
			this.asked.push(path);
			response.on('finish', () => response.statusCode === 304 && this.unchanged.push(path));
			const mode = this.affected.test(path) ? this.mode : this.mode === 'down' ? 'down' : 'well';
			if (mode === 'gone' || this.gone?.test(path)) response.writeHead(404).end('gone');
			else if (mode === 'down' || mode === 'cut') request.socket.destroy();
			else if (mode === 'hanging') return;
			else if (this.replaced[path])
				response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(this.replaced[path]);
			else if (mode === 'failing')
				response.writeHead(503, { 'Content-Type': 'text/plain' }).end('out of order');
			else
				setTimeout(
					async () => (await builtSite()).emit('request', request, response),
					mode === 'slow' ? 1500 : 0,
				);
		});
		this.#server.on('connection', (socket: Socket) => this.#sockets.add(socket));
	}

	/** Bytes that it has sent, with all headers. */
	get sent(): number {
		return [...this.#sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
	}

	/** Starts it on a free port. Returns its address. */
	async start(): Promise<string> {
		const { port } = await listening(this.#server);
		return `http://localhost:${port}`;
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise((resolve) => this.#server.close(resolve));
	}
}

/** A test with such a server and the address of its site. */
export const test = base.extend<{ server: FaultServer; site: string; leaves: undefined }>({
	server: async ({ browserName: _ }, use) => {
		const server = new FaultServer();
		await use(server);
		await server.stop();
	},
	site: async ({ server }, use) => use(await server.start()),
	leaves: [
		async ({ page, server: _ }, use) => {
			await use(undefined);
			// A navigation that still waits for the server would fail during the next test.
			await page.goto('about:blank').catch(() => {});
		},
		{ auto: true },
	],
});

/** Opens a page and waits until the worker has it and answers for the next ones. */
export async function visit(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await expect
		.poll(() =>
			page.evaluate(async () => {
				const kept = await Promise.all(
					[location.href, '/offline'].map((url) => caches.match(url, { ignoreSearch: true })),
				);
				return !!navigator.serviceWorker.controller && kept.every(Boolean);
			}),
		)
		.toBe(true);
}
