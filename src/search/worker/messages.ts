import type { SearchRequest, SearchResult } from '../client.ts';
import type { Passage, PassageRequest } from '../passages/passage.ts';

/**
 * What a page says to the worker. The first message names the manifest; the page loads it while the code of the worker
 * is under way, and sends what has come of it, with a reason if no more comes, or nothing when that was all.
 */
export type Question =
	| { kind: 'prepare'; manifestUrl: string }
	| { kind: 'manifest'; bytes: Uint8Array<ArrayBuffer> }
	| { kind: 'manifest-ends'; reason?: string }
	| { kind: 'search'; id: number; requests: readonly SearchRequest[] }
	| { kind: 'passages'; id: number; request: PassageRequest };

/** What the worker answers: first that its code runs. */
export type Answer =
	| { ready: true }
	| { id: number; results: SearchResult[]; complete: boolean }
	| { id: number; passages: Passage[] }
	| { id: number; error: string };
