/** Name of the event on the document that tells of every complete answer of the search. Nothing listens by default. */
export const SEARCHED = 'docs:searched';

/** What the event tells. */
export interface Searched {
	query: string;
	/** Number of hits in the whole answer. */
	hits: number;
}

/** Tells of answers. */
export function tellSearched(results: readonly { query: string; nbHits: number; partial?: boolean }[]): void {
	const [first] = results;
	if (!first?.query.trim() || first.partial) return;
	const detail: Searched = { query: first.query.trim(), hits: first.nbHits };
	document.dispatchEvent(new CustomEvent(SEARCHED, { detail }));
}
