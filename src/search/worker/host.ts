import type { SearchRequest, SearchResult } from '../client.ts';
import type { Engine } from '../engine/engine.ts';
import { findPassages } from '../passages/find-passages.ts';
import type { Passage, PassageRequest } from '../passages/passage.ts';
import { type Loading, startLoading, type Whole } from './loading.ts';

/** Milliseconds that a search waits for the whole index if its outline is there, and for the texts of hits. */
const PATIENCE = 100;

/** Milliseconds until the whole index is asked for again when only its outline could be loaded. */
const AGAIN = 5000;

/** How often the texts of passages are asked for. */
const ATTEMPTS = 4;

/** Answers, and whether a later one can be better. */
export interface Answers {
	results: SearchResult[];
	complete: boolean;
}

/** Loads the index once and answers from it: in a worker, or in the page where workers are missing. */
export interface Host {
	/** Loads what names the pages; the rest is loaded with the first search. */
	prepare(): Promise<void>;
	/** Answers from the whole index, or from its outline when the rest takes long. */
	search(requests: readonly SearchRequest[]): Promise<Answers>;
	/** Finds passages in the whole index. */
	passages(request: PassageRequest): Promise<Passage[]>;
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
		prepare: () => attempt(async ({ outline }) => void (await outline)),
		passages: (request) => attempt(async (current) => passagesIn(await current.whole(), request)),
		search: (requests) =>
			attempt((current) => {
				current.whole().catch(() => later(AGAIN).then(() => forget(current)));
				return answer(requests, current);
			}),
	};
}

async function answer(requests: readonly SearchRequest[], loading: Loading): Promise<Answers> {
	const whole = loading.whole();
	const patience = later(PATIENCE);
	const outline = await loading.outline;
	const full = await Promise.race([whole.catch(() => undefined), patience]);
	return full ? withTexts(requests, full) : fromOutline(requests, outline, whole);
}

/** Only the whole index can tell that there is nothing to find, or nothing but other words. */
async function fromOutline(requests: readonly SearchRequest[], outline: Engine, whole: Promise<Whole>) {
	const results = ask(requests, outline);
	if (requests.every((request) => outline.covers(request))) return { results, complete: false };
	try {
		return await withTexts(requests, await whole);
	} catch (error) {
		if (results.every(({ nbHits, ranInstead }) => nbHits > 0 && !ranInstead))
			return { results, complete: false };
		throw error;
	}
}

/** Hits come without snippets where the network takes long. */
async function withTexts(requests: readonly SearchRequest[], { engine, texts }: Whole): Promise<Answers> {
	const { result: results, texts: loads } = texts.loadFor(() => ask(requests, engine));
	if (!loads) return { results, complete: true };
	const complete = await Promise.race([loads.then(() => true), later(PATIENCE)]);
	return { results: ask(requests, engine), complete: complete ?? false };
}

/** A search meanwhile takes the network for its own texts, so that those of the passages may have to be asked for again. */
async function passagesIn({ engine, texts, textsOf }: Whole, request: PassageRequest): Promise<Passage[]> {
	for (let attempts = 1; ; attempts++) {
		const { result, texts: loads } = texts.loadFor(() => findPassages(engine, request, textsOf));
		if (!loads || attempts === ATTEMPTS) return result;
		await loads;
	}
}

function ask(requests: readonly SearchRequest[], engine: Engine): SearchResult[] {
	return requests.map((request) => engine.search(request));
}

function later(milliseconds: number): Promise<undefined> {
	return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
