import { RetryError, type SearchRequest, type SearchResult } from '../client.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import type { SearchPage } from '../records/record.ts';
import type { IndexManifest } from './manifest.ts';

/** Milliseconds that a search waits for the rest of the index once its first part is there. */
const PATIENCE = 1000;

/** Loads the index once and answers from it: in a worker, or in the page where workers are missing. */
export interface Host {
	/** Starts loading. */
	prepare(): Promise<void>;
	/** Answers from the whole index, or from its first part when the rest takes long. */
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
		prepare: () => start().whole,
		async engine() {
			const { engine, whole } = start();
			await whole;
			return engine;
		},
		async search(requests) {
			const { engine, first, whole } = start();
			await first;
			const complete = await Promise.race([whole.then(() => true), later(PATIENCE)]);
			return { results: requests.map((request) => engine.search(request)), complete };
		},
	};
}

function startLoading(manifestUrl: string, load: typeof fetch) {
	const engine = createEngine();
	const manifest = getJson<IndexManifest>(load, manifestUrl);
	const parts = manifest.then(({ parts }) =>
		parts.map(({ url }) => getJson<SearchPage[]>(load, new URL(url, manifestUrl).href)),
	);
	const first = parts.then(async ([part]) => engine.add((await part) ?? []));
	const whole = Promise.all([parts, first]).then(async ([[, ...rest]]) => {
		for (const part of rest) engine.add(await part);
	});
	first.catch(() => undefined);
	parts.then((all) => all.forEach((part) => void part.catch(() => undefined))).catch(() => undefined);
	return { engine, first, whole };
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

function later(milliseconds: number): Promise<false> {
	return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
}
