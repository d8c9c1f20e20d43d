import { RetryError, type SearchRequest, type SearchResult } from '../client.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import type { SearchPage } from '../records/record.ts';
import type { IndexManifest } from './manifest.ts';

/** Milliseconds that a search waits for the whole index once its outline is there. */
const PATIENCE = 1000;

/** Pages that are indexed before questions that wait get their turn. */
const AT_ONCE = 20;

/** Loads the index once and answers from it: in a worker, or in the page where workers are missing. */
export interface Host {
	/** Starts loading. */
	prepare(): Promise<void>;
	/** Answers from the whole index, or from its outline when the rest takes long. */
	search(requests: readonly SearchRequest[]): Promise<{ results: SearchResult[]; complete: boolean }>;
	/** The engine, once its whole index is there. */
	engine(): Promise<Engine>;
}

/**
 * Creates a host.
 *
 * @param manifestUrl absolute address of the manifest; the addresses in it are resolved against it
 */
export function createHost(manifestUrl: string, load: typeof fetch = fetch): Host {
	let loading: ReturnType<typeof startLoading> | undefined;
	const start = () => {
		if (!loading) {
			const current = startLoading(manifestUrl, load);
			loading = current;
			current.whole.catch(() => {
				if (loading === current) loading = undefined;
			});
		}
		return loading;
	};
	return {
		prepare: async () => void (await start().whole),
		engine: () => start().whole,
		async search(requests) {
			const { outline, whole } = start();
			const first = await Promise.race([outline, whole]);
			const full = await Promise.race([whole, later(PATIENCE)]);
			const engine = full ?? first;
			return { results: requests.map((request) => engine.search(request)), complete: full !== undefined };
		},
	};
}

function startLoading(manifestUrl: string, load: typeof fetch) {
	const manifest = getJson<IndexManifest>(load, manifestUrl);
	const part = (url: string) => getJson<SearchPage[]>(load, new URL(url, manifestUrl).href);
	const outline = manifest.then(async ({ outline }) => {
		const engine = createEngine();
		engine.add(await part(outline));
		return engine;
	});
	const whole = manifest.then(async ({ whole }) => {
		const engine = createEngine();
		const pages = (await Promise.all(whole.map(part))).flat();
		for (let from = 0; from < pages.length; from += AT_ONCE) {
			engine.add(pages.slice(from, from + AT_ONCE));
			await later(0);
		}
		return engine;
	});
	for (const loading of [outline, whole]) loading.catch(() => undefined);
	return { outline, whole };
}

async function getJson<Content>(load: typeof fetch, url: string): Promise<Content> {
	try {
		const response = await load(url);
		if (!response.ok) throw new Error(`status ${response.status}`);
		return (await response.json()) as Content;
	} catch (cause) {
		throw new RetryError(`${url} could not be loaded`, { cause });
	}
}

function later(milliseconds: number): Promise<undefined> {
	return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
