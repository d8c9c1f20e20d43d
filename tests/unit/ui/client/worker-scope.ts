import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { minified } from '../../../../src/lib/minified.ts';

/** The worker as browsers get it. */
const CODE = minified('service-worker.js', readFileSync('src/ui/client/service-worker.js', 'utf8'));
const ORIGIN = 'https://docs.test';

type Options = { ignoreSearch?: boolean };
type Handler = (event: object) => void;
type Load = (url: string, init?: RequestInit) => Promise<Response>;

/** What a browser's cache does, in memory. */
class MemoryCache {
	readonly #copies = new Map<string, Response>();

	async match(url: string, options?: Options) {
		const [name = ''] = this.#find(url, options);
		return this.#copies.get(name)?.clone();
	}

	async put(url: string, response: Response) {
		await response.clone().arrayBuffer();
		this.#copies.set(addressOf(url), response);
	}

	async delete(url: string, options?: Options) {
		return this.#find(url, options).map((name) => this.#copies.delete(name)).length > 0;
	}

	/** For their headers: a clone of each would take most of the test's time. */
	async matchAll() {
		return [...this.#copies.values()];
	}

	async keys() {
		return [...this.#copies.keys()].map((url) => ({ url }));
	}

	#find(url: string, { ignoreSearch }: Options = {}): string[] {
		const address = addressOf(url);
		if (!ignoreSearch) return this.#copies.has(address) ? [address] : [];
		const bare = (name: string) => name.replace(/\?.*/, '');
		return [...this.#copies.keys()].filter((name) => bare(name) === bare(address));
	}
}

/** The service worker in a scope that a test controls: what the network answers, and what was kept. */
export class WorkerScope {
	/** Every address that the worker asked the network for, with how. */
	readonly asked: { path: string; cache: RequestInit['cache'] }[] = [];
	/** What the network answers. */
	network: Load = async (url) => page(url);
	readonly #caches = new Map<string, MemoryCache>();
	readonly #handlers = new Map<string, Handler>();

	constructor() {
		const caches = {
			keys: async () => [...this.#caches.keys()],
			delete: async (name: string) => this.#caches.delete(name),
			open: async (name: string) => {
				const cache = this.#caches.get(name) ?? new MemoryCache();
				this.#caches.set(name, cache);
				return cache;
			},
		};
		const fetch = (request: string | { url: string }, init?: RequestInit) => {
			const { href: url } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
			this.asked.push({ path: url.replace(ORIGIN, ''), cache: init?.cache });
			return this.network(url, init);
		};
		runInNewContext(CODE, {
			addEventListener: (name: string, handler: Handler) => this.#handlers.set(name, handler),
			caches,
			clients: { claim: async () => undefined },
			fetch,
			location: new URL(ORIGIN),
			setTimeout: (...words: Parameters<typeof setTimeout>) => setTimeout(...words),
			Headers,
			Response,
			URL,
		});
	}

	/** Asks the worker for an address, as a page does. Resolves once what it keeps is kept. */
	async get(path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<Response | undefined> {
		const { answer, settled } = this.start(path, mode);
		const response = await answer;
		await settled();
		return response;
	}

	/** Starts a request. `answer` is undefined where the worker leaves it to the browser. */
	start(path: string, mode: 'navigate' | 'cors') {
		const waits: Promise<unknown>[] = [];
		let answer: Promise<Response> | undefined;
		this.#handlers.get('fetch')?.({
			request: { url: ORIGIN + path, method: 'GET', mode },
			respondWith: (given: Promise<Response>) => {
				answer = given;
			},
			waitUntil: (wait: Promise<unknown>) => waits.push(wait),
		});
		return { answer, settled: () => settle(waits) };
	}

	/** A page reports what it loaded. */
	async report(path: string, loaded: readonly string[]): Promise<void> {
		const waits: Promise<unknown>[] = [];
		this.#handlers.get('message')?.({
			data: loaded,
			source: { url: ORIGIN + path },
			waitUntil: (wait: Promise<unknown>) => waits.push(wait),
		});
		await settle(waits);
	}

	/** How many bytes everything takes that is kept. */
	async bytes(): Promise<number> {
		const copies = await Promise.all([...this.#caches.values()].map((cache) => cache.matchAll()));
		const bodies = await Promise.all(copies.flat().map((copy) => copy.clone().arrayBuffer()));
		return bodies.reduce((sum, { byteLength }) => sum + byteLength, 0);
	}

	/** Paths of everything that is kept. */
	async kept(): Promise<Set<string>> {
		const keys = await Promise.all([...this.#caches.values()].map((cache) => cache.keys()));
		return new Set(keys.flat().map(({ url }) => url.replace(ORIGIN, '')));
	}
}

/** A page of the site whose text is its address. */
export function page(url: string, text = new URL(url).pathname): Response {
	const notice = '<div class="offline-notice"><code><!--reason--></code></div>';
	const main = url.includes('/offline') ? notice : text;
	return new Response(`<main>${main}</main>`, { headers: { 'Content-Type': 'text/html' } });
}

/** The whole address, without the place in the page. */
function addressOf(url: string): string {
	return new URL(url, ORIGIN).href.replace(/#.*/, '');
}

async function settle(waits: Promise<unknown>[]): Promise<void> {
	for (let done = 0; done < waits.length; done++) await waits[done];
}
