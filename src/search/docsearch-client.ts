import type { DocSearchModalProps } from '@docsearch/react';
import { searchLimits } from '../site/search-limits.ts';
import type { SearchClient, SearchRequest, SearchResult } from './client.ts';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Batch = { requests: readonly SearchRequest[] };

/**
 * Puts a client of ours in the place of the one that DocSearch makes.
 *
 * @param heard called with the newest answer, and with nothing while none is there
 */
export function docSearchClient(
	client: SearchClient,
	heard: (answer?: SearchResult) => void = () => undefined,
): Transform {
	let newest = 0;
	const search = (batch: Batch) => {
		const mine = ++newest;
		const started = performance.now();
		const answer = client.search(batch).then((answer) => {
			if (mine === newest) heard(answer.results[0]);
			return answer;
		});
		return {
			catch: (report: (error: unknown) => void) =>
				answer.catch(staysFailed(report, started, () => mine === newest)),
		};
	};
	return (stock) => ({ ...stock, search: search as never });
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
