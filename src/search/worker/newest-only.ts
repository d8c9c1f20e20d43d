import { searchLimits } from '../../site/search-limits.ts';
import type { SearchClient, SearchRequest, SearchResult } from '../client.ts';

/** How a client reaches the engine. */
export type Ask = (
	requests: readonly SearchRequest[],
) => Promise<{ results: SearchResult[]; complete: boolean }>;

/**
 * Keeps one question under way and remembers the newest that waits: those between them are not worked on, they
 * get the newest answer. Complete answers are remembered. A failure is one for all that wait: asking again for each
 * of them would multiply the time until a reader is told.
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
				settle.resolve(complete ? results : results.map((result) => ({ ...result, partial: true })));
			} catch (error) {
				settle.reject(error);
				(waiting as Waiting | undefined)?.settle.reject(error);
				waiting = undefined;
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
