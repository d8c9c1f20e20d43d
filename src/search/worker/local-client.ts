import { trustedScript } from '../../client/trusted.ts';
import { searchLimits } from '../../site/search-limits.ts';
import { RetryError, type SearchClient, type SearchResult } from '../client.ts';
import type { Answer, Question } from './messages.ts';
import { type Ask, newestOnly } from './newest-only.ts';
import workerUrl from './search.worker.ts?worker&url';

/** Milliseconds after which a key no longer waits for what was asked before it, which may need the whole index. */
const PATIENCE = 150;

/** A client whose engine runs on the reader's machine. */
export interface LocalClient extends SearchClient {
	/** Loads engine and index before they are needed. */
	prepare(): void;
}

/** What can be replaced in tests: how the engine's code is started. */
export interface LocalOptions {
	startWorker?: () => Worker | undefined;
	loadHost?: () => Promise<typeof import('./host.ts')>;
}

/**
 * The client of the embedded engine: in a worker, or in the page where workers cannot be started. When the code of
 * one cannot be loaded, the next search tries the other.
 *
 * @param manifestUrl absolute address of the index's manifest
 */
export function createLocalClient(manifestUrl: string, options: LocalOptions = {}): LocalClient {
	const { startWorker = newWorker, loadHost = () => import('./host.ts') } = options;
	let inPage = false;
	let ask: Ask | undefined;
	const reach = () => {
		if (ask) return ask;
		const worker = inPage ? undefined : startWorker();
		const failed = () => {
			if (ask !== mine) return;
			ask = undefined;
			inPage = worker !== undefined;
		};
		const mine = worker ? askWorker(worker, manifestUrl, failed) : askHere(loadHost, manifestUrl, failed);
		ask = mine;
		return mine;
	};
	return { ...newestOnly((requests) => reach()(requests), PATIENCE), prepare: () => void reach() };
}

/** @param failed called when the worker's code could not be loaded or run */
function askWorker(worker: Worker, manifestUrl: string, failed: () => void): Ask {
	const open = new Map<number, PromiseWithResolvers<{ results: SearchResult[]; complete: boolean }>>();
	const send = (question: Question) => worker.postMessage(question);
	let last = 0;
	const giveUp = (reason: string) => {
		worker.terminate();
		for (const settle of open.values()) settle.reject(new RetryError(reason));
		open.clear();
		failed();
	};
	const hangs = setTimeout(() => giveUp('The worker of search does not start'), searchLimits.silence);
	worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
		clearTimeout(hangs);
		if ('ready' in data) return;
		const settle = open.get(data.id);
		open.delete(data.id);
		if ('error' in data) settle?.reject(new RetryError(data.error));
		else settle?.resolve(data);
	});
	worker.addEventListener('error', ({ message }) => {
		clearTimeout(hangs);
		giveUp(message);
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
function newWorker(): Worker | undefined {
	try {
		return new Worker(trustedScript(workerUrl), { type: 'module' });
	} catch {
		return undefined;
	}
}

/** @param failed called when the engine's code could not be loaded */
function askHere(
	loadHost: NonNullable<LocalOptions['loadHost']>,
	manifestUrl: string,
	failed: () => void,
): Ask {
	const late = Promise.withResolvers<never>();
	const hangs = setTimeout(() => late.reject(new Error('it does not arrive')), searchLimits.silence);
	const host = Promise.race([loadHost(), late.promise])
		.then(({ createHost }) => createHost(manifestUrl))
		.finally(() => clearTimeout(hangs));
	host.then(
		(loaded) => loaded.prepare().catch(() => undefined),
		() => failed(),
	);
	return async (requests) => {
		const loaded = await host.catch((cause) => {
			throw new RetryError('The code of search could not be loaded', { cause });
		});
		return loaded.search(requests);
	};
}
