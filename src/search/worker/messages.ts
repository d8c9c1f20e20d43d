import type { SearchRequest, SearchResult } from '../client.ts';

/** What a page says to the worker. The first message names the manifest. */
export type Question =
	| { kind: 'prepare'; manifestUrl: string }
	| { kind: 'search'; id: number; requests: readonly SearchRequest[] };

/** What the worker answers: first that its code runs. */
export type Answer =
	| { ready: true }
	| { id: number; results: SearchResult[]; complete: boolean }
	| { id: number; error: string };
