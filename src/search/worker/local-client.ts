import { searchLimits } from '../../config/search-limits.ts';
import { trustedScript } from '../../lib/browser/trusted.ts';
import { RetryError, type SearchClient, type SearchRequest, type SearchResult } from '../client.ts';
import type { Passage, PassageRequest } from '../passages/passage.ts';
import { sendManifest } from './hand-over.ts';
import type { Answer, Question } from './messages.ts';
import { newestOnly } from './newest-only.ts';
import workerUrl from './search.worker.ts?worker&url';

/** Milliseconds after which a key no longer waits for what was asked before it, which may need the whole index. */
const PATIENCE = 150;

/** A client whose engine runs on the reader's machine. */
export interface LocalClient extends SearchClient {
	/**
	 * Loads engine and index before they are needed.
	 *
	 * @param after the index, which is large, is asked for once this has settled
	 */
	prepare(after?: Promise<unknown>): void;
}

/** The embedded engine: it knows the texts of pages as well. */
export interface EmbeddedClient extends LocalClient {
	/**
	 * Finds passages for a question. Searches that are under way do not wait for it.
	 *
	 * @throws {RetryError} as a search does
	 */
	passages(request: PassageRequest): Promise<Passage[]>;
}

/** The engine as it was reached: in a worker or in the page. */
interface Reached {
	search(requests: readonly SearchRequest[]): Promise<{ results: SearchResult[]; complete: boolean }>;
	passages(request: PassageRequest): Promise<Passage[]>;
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
export function createLocalClient(manifestUrl: string, options: LocalOptions = {}): EmbeddedClient {
	const { startWorker = newWorker, loadHost = () => import('./host.ts') } = options;
	let inPage = false;
	let reached: Reached | undefined;
	const reach = (after?: Promise<unknown>) => {
		if (reached) return reached;
		const worker = inPage ? undefined : startWorker();
		const failed = () => {
			if (reached !== mine) return;
			reached = undefined;
			inPage = worker !== undefined;
		};
		const mine = worker
			? askWorker(worker, manifestUrl, failed, after)
			: askHere(loadHost, manifestUrl, failed);
		reached = mine;
		return mine;
	};
	return {
		...newestOnly((requests) => reach().search(requests), PATIENCE),
		prepare: (after) => void reach(after),
		passages: (request) => reach().passages(request),
	};
}

/**
 * @param failed called when the worker's code could not be loaded or run
 * @param after the manifest is asked for once this has settled
 */
function askWorker(
	worker: Worker,
	manifestUrl: string,
	failed: () => void,
	after: Promise<unknown> = Promise.resolve(),
): Reached {
	const open = new Map<number, PromiseWithResolvers<Answer>>();
	const send = (question: Question, transfer: Transferable[] = []) => worker.postMessage(question, transfer);
	let last = 0;
	const giveUp = (reason: string) => {
		worker.terminate();
		for (const settle of open.values()) settle.reject(new RetryError(reason));
		open.clear();
		failed();
	};
	let runs = false;
	let hangs: ReturnType<typeof setTimeout> | undefined;
	/** Its code shares the line with the manifest: what arrives of that shows that the line is slow, and not dead. */
	const wait = () => {
		clearTimeout(hangs);
		if (runs) return;
		hangs = setTimeout(() => giveUp('The worker of search does not start'), searchLimits.silence);
	};
	worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
		runs = true;
		wait();
		if ('ready' in data) return;
		const settle = open.get(data.id);
		open.delete(data.id);
		if ('error' in data) settle?.reject(new RetryError(data.error));
		else settle?.resolve(data);
	});
	worker.addEventListener('error', ({ message }) => {
		runs = true;
		wait();
		giveUp(message);
	});
	send({ kind: 'prepare', manifestUrl });
	wait();
	const handOver = () =>
		sendManifest(manifestUrl, (part, transfer) => {
			wait();
			send(part, transfer);
		});
	after.then(handOver, handOver);
	const ask = <Kind extends Answer>(question: (id: number) => Question) => {
		const settle = Promise.withResolvers<Answer>();
		open.set(++last, settle);
		send(question(last));
		return settle.promise as Promise<Kind>;
	};
	return {
		search: (requests) =>
			ask<{ id: number; results: SearchResult[]; complete: boolean }>((id) => ({
				kind: 'search',
				id,
				requests,
			})),
		passages: async (request) =>
			(await ask<{ id: number; passages: Passage[] }>((id) => ({ kind: 'passages', id, request }))).passages,
	};
}

/**
 * Browsers without workers, and pages of other origins, cannot start one. Its code is asked for by the page, too: a worker
 * does that only when its thread runs, behind all that the page asks for meanwhile.
 */
function newWorker(): Worker | undefined {
	try {
		const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
		fetch(workerUrl)
			.then((code) => code.text())
			.catch(() => {});
		return worker;
	} catch {
		return undefined;
	}
}

/** @param failed called when the engine's code could not be loaded */
function askHere(
	loadHost: NonNullable<LocalOptions['loadHost']>,
	manifestUrl: string,
	failed: () => void,
): Reached {
	const late = Promise.withResolvers<never>();
	const hangs = setTimeout(() => late.reject(new Error('it does not arrive')), searchLimits.silence);
	const host = Promise.race([loadHost(), late.promise])
		.then(({ createHost }) => createHost(manifestUrl))
		.finally(() => clearTimeout(hangs));
	host.then(
		(loaded) => loaded.prepare().catch(() => undefined),
		() => failed(),
	);
	const loaded = () =>
		host.catch((cause) => {
			throw new RetryError('The code of search could not be loaded', { cause });
		});
	return {
		search: async (requests) => (await loaded()).search(requests),
		passages: async (request) => (await loaded()).passages(request),
	};
}
