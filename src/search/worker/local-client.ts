import { searchLimits } from '../../site/search-limits.ts';
import { RetryError, type SearchClient, type SearchRequest, type SearchResult } from '../client.ts';
import type { Answer, Question } from './messages.ts';

/** How the client reaches the engine. */
export type Ask = (
	requests: readonly SearchRequest[],
) => Promise<{ results: SearchResult[]; complete: boolean }>;

/** A client whose engine runs on the reader's machine. */
export interface LocalClient extends SearchClient {
	/** Loads engine and index before they are needed. */
	prepare(): void;
}

/**
 * The client of the embedded engine: in a worker, or in the page where workers cannot be started.
 *
 * @param manifestUrl absolute address of the index's manifest
 */
export function createLocalClient(manifestUrl: string): LocalClient {
	let ask: Ask | undefined;
	const reach = () => {
		ask ??=
			askWorker(manifestUrl, () => {
				ask = askHere(manifestUrl);
			}) ?? askHere(manifestUrl);
		return ask;
	};
	return { ...newestOnly((requests) => reach()(requests)), prepare: () => void reach() };
}

/**
 * Keeps one question under way and remembers the newest that waits: those between them are not worked on, they
 * get the newest answer. Complete answers are remembered.
 */
export function newestOnly(ask: Ask): SearchClient {
	const remembered = new Map<string, SearchResult[]>();
	type Waiting = { requests: readonly SearchRequest[]; settle: PromiseWithResolvers<SearchResult[]> };
	let waiting: Waiting | undefined;
	let busy = false;

	const work = async () => {
		busy = true;
		while (waiting) {
			const { requests, settle } = waiting;
			waiting = undefined;
			try {
				const { results, complete } = await ask(requests);
				if (complete) remember(remembered, JSON.stringify(requests), results);
				settle.resolve(results);
			} catch (error) {
				settle.reject(error);
			}
		}
		busy = false;
	};

	return {
		async search({ requests }) {
			const known = remembered.get(JSON.stringify(requests));
			if (known) return { results: known };
			const settle = waiting?.settle ?? Promise.withResolvers<SearchResult[]>();
			waiting = { requests, settle };
			if (!busy) void work();
			return { results: await settle.promise };
		},
	};
}

function remember(remembered: Map<string, SearchResult[]>, key: string, results: SearchResult[]): void {
	remembered.set(key, results);
	const oldest = remembered.keys().next().value;
	if (remembered.size > searchLimits.remembered && oldest !== undefined) remembered.delete(oldest);
}

/** @param broken called when the worker's code could not be loaded or run */
function askWorker(manifestUrl: string, broken: () => void): Ask | undefined {
	const worker = startWorker();
	if (!worker) return undefined;
	const open = new Map<number, PromiseWithResolvers<{ results: SearchResult[]; complete: boolean }>>();
	const send = (question: Question) => worker.postMessage(question);
	let last = 0;
	worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
		const settle = open.get(data.id);
		open.delete(data.id);
		if ('error' in data) settle?.reject(new RetryError(data.error));
		else settle?.resolve(data);
	});
	worker.addEventListener('error', (event) => {
		for (const settle of open.values()) settle.reject(new RetryError(event.message));
		open.clear();
		broken();
	});
	send({ kind: 'prepare', manifestUrl });
	return (requests) => {
		const settle = Promise.withResolvers<{ results: SearchResult[]; complete: boolean }>();
		open.set(++last, settle);
		send({ kind: 'search', id: last, requests });
		return settle.promise;
	};
}

/** Browsers without workers, and pages of other origins, cannot start one. */
function startWorker(): Worker | undefined {
	try {
		return new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
	} catch {
		return undefined;
	}
}

function askHere(manifestUrl: string): Ask {
	const host = import('./host.ts').then(({ createHost }) => createHost(manifestUrl));
	host.then((loaded) => loaded.prepare()).catch(() => undefined);
	return async (requests) => (await host).search(requests);
}
