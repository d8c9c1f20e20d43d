import type { DocSearchModalProps } from '@docsearch/react';
import { searchLimits } from '../config/search-limits.ts';
import type { SearchClient, SearchRequest, SearchResult } from './client.ts';
import { cleanStoredSearches } from './stored-searches.ts';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** What DocSearch asks for with one key. */
export type Batch = { requests: readonly SearchRequest[] };

/** What came of the newest search. */
export interface Heard {
	batch: Batch;
	/** Missing when the search failed. */
	answer?: SearchResult;
}

/** A client of ours in the place of the one that DocSearch makes. */
export interface DocSearchClient {
	/** DocSearch's property of this name. It calls it when it is shown, before it reads what the browser keeps. */
	transformSearchClient: Transform;
	/** Runs an action during which DocSearch asks for nothing. */
	unasked(action: () => void): void;
}

/**
 * Puts a client behind DocSearch.
 *
 * @param index name of the index
 * @param heard called with what came of a search, unless a newer one is under way
 * @param shown makes of an answer what DocSearch shows of it
 */
export function docSearchClient(
	client: SearchClient,
	index: string,
	heard: (heard: Heard) => void = () => undefined,
	shown: (answer: SearchResult) => SearchResult = (answer) => answer,
): DocSearchClient {
	let newest = 0;
	let silent = false;
	const search = (batch: Batch) => {
		const mine = ++newest;
		const started = performance.now();
		const isNewest = () => mine === newest;
		const answer = silent
			? new Promise<never>(() => undefined)
			: client.search(batch).then((answer) => {
					const [first] = answer.results;
					if (isNewest() && first) heard({ batch, answer: first });
					return { ...answer, results: answer.results.map(shown) };
				});
		return {
			catch: (report: (error: unknown) => void) =>
				answer.catch(
					staysFailed(
						(error) => {
							heard({ batch });
							report(error);
						},
						started,
						isNewest,
					),
				),
		};
	};
	return {
		transformSearchClient(stock) {
			cleanStoredSearches(index);
			return { ...stock, search: search as never };
		},
		unasked(action) {
			silent = true;
			action();
			silent = false;
		},
	};
}

/**
 * DocSearch reports a failure and then, when the search has settled, clears it again, so that its error screen
 * never stays. A failed search therefore never settles. The report waits until the search would count as
 * stalled, as that would replace it too.
 */
function staysFailed(report: (error: unknown) => void, started: number, isNewest: () => boolean) {
	return async (error: unknown) => {
		const left = started + searchLimits.stalledAfter + 20 - performance.now();
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
		if (isNewest()) {
			try {
				report(error);
			} catch (reported) {
				if (reported !== error) throw reported;
			}
		}
		return new Promise<never>(() => undefined);
	};
}
