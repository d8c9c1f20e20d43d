/** Every number that the specification fixes for search. Apart from `limits`, so that pages load them with search only. */
export const searchLimits = {
	/** Characters that the search input takes; a query from selected text is cut to them. */
	input: 64,
	/** Characters of a query that are looked up. The box of the results page takes as many, as pasted errors are long. */
	query: 300,
	/** Hits a page of results. */
	hits: 20,
	/** Results a group shows in the dialog. */
	hitsPerGroup: 5,
	/** Words around a match in a snippet, and on screens at most `narrow` pixels wide. */
	snippetWords: 10,
	snippetWordsNarrow: 5,
	narrow: 768,
	/** Milliseconds without an answer after which a search counts as stalled. */
	stalledAfter: 300,
	/** Milliseconds without a byte after which a file of search counts as failed. */
	silence: 10_000,
	/** Answers that the embedded engine remembers. */
	remembered: 50,
	/** Milliseconds until a search is repeated that only a part of the index has answered. */
	askAgainAfter: 1000,
	/** Queries proposed when nothing was found. */
	suggestions: 3,
	/** Milliseconds that a hosted engine has: until it starts to answer, until it is done, for a change. */
	connectTimeout: 1000,
	readTimeout: 2000,
	writeTimeout: 30_000,
	/** What is read of an answer of a hosted engine: characters in all, hits, characters of a text and of a URL. */
	answer: 2_000_000,
	hitsRead: 100,
	text: 10_000,
	url: 2000,
	/** Milliseconds for which a host that failed is not asked. */
	hostDownFor: 120_000,
} as const;
