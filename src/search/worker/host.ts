import { RetryError, type SearchRequest, type SearchResult } from '../client.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { findPassages } from '../passages/find-passages.ts';
import type { Passage, PassageRequest } from '../passages/passage.ts';
import type { SearchPage } from '../records/record.ts';
import { getJson } from './get-json.ts';
import type { IndexManifest } from './manifest.ts';

/** Milliseconds that a search waits for the whole index once its outline is there. */
const PATIENCE = 1000;

/** Milliseconds until the whole index is asked for again when only its outline could be loaded. */
const AGAIN = 5000;

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
	/** Finds passages in the whole index. */
	passages(request: PassageRequest): Promise<Passage[]>;
}

/** One attempt to load the index. */
interface Loading {
	outline: Promise<Engine>;
	whole: Promise<Engine>;
}

/**
 * Creates a host. What could not be loaded is loaded again by the next search, except that an outline once loaded
 * stays.
 *
 * @param manifestUrl absolute address of the manifest; the addresses in it are resolved against it
 */
export function createHost(manifestUrl: string, load: typeof fetch = fetch): Host {
	let outline: Engine | undefined;
	let loading: Loading | undefined;
	const forget = (failed: Loading) => {
		if (loading === failed) loading = undefined;
	};
	const start = () => {
		if (loading) return loading;
		const current = startLoading(manifestUrl, load, outline);
		loading = current;
		current.outline.then(
			(loaded) => {
				outline = loaded;
			},
			() => undefined,
		);
		current.whole.catch(() => later(AGAIN).then(() => forget(current)));
		return current;
	};
	/** A reader who was told of a failure and asks again is not told of the same one. */
	const attempt = async <Result>(use: (current: Loading) => Promise<Result>) => {
		const current = start();
		try {
			return await use(current);
		} catch (error) {
			forget(current);
			throw error;
		}
	};
	return {
		prepare: () => attempt(async ({ whole }) => void (await whole)),
		engine: () => attempt(({ whole }) => whole),
		passages: (request) => attempt(async ({ whole }) => findPassages(await whole, request)),
		search: (requests) => attempt((current) => answer(requests, current)),
	};
}

/** Only the whole index can tell that there is nothing to find. */
async function answer(requests: readonly SearchRequest[], { outline, whole }: Loading) {
	const ask = (engine: Engine) => requests.map((request) => engine.search(request));
	const first = await Promise.any([outline, whole]).catch(() => whole);
	const full = await Promise.race([whole.catch(() => undefined), later(PATIENCE)]);
	if (full) return { results: ask(full), complete: true };
	const results = ask(first);
	if (results.every(({ nbHits }) => nbHits > 0)) return { results, complete: false };
	return { results: ask(await whole), complete: true };
}

function startLoading(manifestUrl: string, load: typeof fetch, known: Engine | undefined): Loading {
	const manifest = getJson(manifestUrl, load).then((found) => readManifest(found, manifestUrl));
	const part = (url: string) => getJson(new URL(url, manifestUrl).href, load) as Promise<SearchPage[]>;
	const outline = known
		? Promise.resolve(known)
		: manifest.then(async ({ outline }) => {
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
	for (const promise of [outline, whole]) promise.catch(() => undefined);
	return { outline, whole };
}

function readManifest(found: unknown, url: string): IndexManifest {
	const { outline, whole } = Object(found) as Partial<IndexManifest>;
	if (typeof outline === 'string' && Array.isArray(whole)) return { outline, whole };
	throw new RetryError(
		`${url}\n  found:    ${JSON.stringify(found)?.slice(0, 100)}\n  expected: a manifest of the index, as the build writes it`,
	);
}

function later(milliseconds: number): Promise<undefined> {
	return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
