import type { SearchRequest, SearchResult } from '../client.ts';
import type { Passage, PassageRequest } from '../passages/passage.ts';

/** What a page says to the worker. The first message names the manifest. */
export type Question =
	| { kind: 'prepare'; manifestUrl: string }
	| { kind: 'search'; id: number; requests: readonly SearchRequest[] }
	| { kind: 'passages'; id: number; request: PassageRequest };

/** What the worker answers: first that its code runs. */
export type Answer =
	| { ready: true }
	| { id: number; results: SearchResult[]; complete: boolean }
	| { id: number; passages: Passage[] }
	| { id: number; error: string };
