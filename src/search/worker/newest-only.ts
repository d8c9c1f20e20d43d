import { searchLimits } from '../../config/search-limits.ts';
import type { SearchClient, SearchRequest, SearchResult } from '../client.ts';

/** How a client reaches the engine. */
export type Ask = (
	requests: readonly SearchRequest[],
) => Promise<{ results: SearchResult[]; complete: boolean }>;

interface Asked {
	requests: readonly SearchRequest[];
	settle: PromiseWithResolvers<SearchResult[]>;
}

/**
 * Keeps one question under way and remembers the newest that waits: those between them are not worked on, they
 * get the newest answer. Complete answers are remembered. A failure is one for all that wait: asking again for each of
 * them would multiply the time until a reader is told.
 *
 * @param patience milliseconds after which a question no longer waits for one under way, which then gets its answer
 */
export function newestOnly(ask: Ask, patience?: number): SearchClient {
	const remembered = new Map<string, SearchResult[]>();
	let waiting: Asked | undefined;
	let underway: Asked | undefined;

	const next = () => {
		underway = waiting;
		waiting = undefined;
		if (underway) void work(underway);
	};
	const work = async (asked: Asked) => {
		const { requests, settle } = asked;
		try {
			const { results, complete } = await ask(requests);
			if (complete) remember(remembered, JSON.stringify(requests), results);
			settle.resolve(complete ? results : results.map((result) => ({ ...result, partial: true })));
		} catch (error) {
			settle.reject(error);
			if (asked !== underway) return;
			waiting?.settle.reject(error);
			waiting = undefined;
		}
		if (asked === underway) next();
	};
	/** Whoever asked for what takes long gets the answer to what was typed since. */
	const overtake = (slow: Asked, newer: Asked) => {
		if (slow !== underway || newer.settle !== waiting?.settle) return;
		slow.settle.resolve(newer.settle.promise);
		next();
	};

	return {
		async search({ requests }) {
			const known = remembered.get(JSON.stringify(requests));
			if (known) return { results: known };
			const settle = waiting?.settle ?? Promise.withResolvers<SearchResult[]>();
			const asked = { requests, settle };
			const slow = underway;
			if (slow && !waiting && patience !== undefined) setTimeout(() => overtake(slow, asked), patience);
			waiting = asked;
			if (!slow) next();
			return { results: await settle.promise };
		},
	};
}

function remember(remembered: Map<string, SearchResult[]>, key: string, results: SearchResult[]): void {
	remembered.set(key, results);
	const oldest = remembered.keys().next().value;
	if (remembered.size > searchLimits.remembered && oldest !== undefined) remembered.delete(oldest);
}
