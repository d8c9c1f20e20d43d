import { useEffect } from 'react';
import { searchLimits } from '../../../config/search-limits.ts';
import type { SearchClient } from '../../../search/client.ts';
import type { Heard } from '../../../search/docsearch-client.ts';

/**
 * Follows an answer from a part of the index until there is one from all of it. The reader meanwhile has the results
 * as they are, with the one that is selected.
 *
 * @param whole called once when there is a better answer
 */
export function useWholeAnswer(heard: Heard | undefined, client: SearchClient, whole: () => void): void {
	useEffect(() => {
		if (!heard?.answer?.partial) return;
		let timer: ReturnType<typeof setTimeout>;
		let over = false;
		const look = async () => {
			const answer = await client.search(heard.batch).catch(() => undefined);
			if (over) return;
			if (answer && !answer.results[0]?.partial) whole();
			else wait();
		};
		const wait = () => {
			timer = setTimeout(look, searchLimits.askAgainAfter);
		};
		wait();
		return () => {
			over = true;
			clearTimeout(timer);
		};
	}, [heard, client, whole]);
}
