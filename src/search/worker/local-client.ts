import { trustedScript } from '../../client/trusted.ts';
import { RetryError, type SearchClient, type SearchResult } from '../client.ts';
import type { Answer, Question } from './messages.ts';
import { type Ask, newestOnly } from './newest-only.ts';
import workerUrl from './search.worker.ts?worker&url';

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
		return new Worker(trustedScript(workerUrl), { type: 'module' });
	} catch {
		return undefined;
	}
}

function askHere(manifestUrl: string): Ask {
	const host = import('./host.ts').then(({ createHost }) => createHost(manifestUrl));
	host.then((loaded) => loaded.prepare()).catch(() => undefined);
	return async (requests) => (await host).search(requests);
}
