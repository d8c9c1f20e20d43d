import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { searchLimits } from '../../../config/search-limits.ts';
import { attempt } from '../../../lib/browser/load/attempt.ts';
import type { SearchHit, SearchResult } from '../../../search/client.ts';
import { pageParameters } from '../../../search/contextual.ts';
import type { SearchTexts } from '../../../search/texts.ts';
import { failedSearch } from './failed-search.ts';
import { readAddress, writeAddress } from './results-address.ts';

/** What the results page shows. */
export interface ResultsState {
	query: string;
	/** `stalled` is a search that has no answer yet after `searchLimits.stalledAfter` milliseconds. */
	status: 'idle' | 'loading' | 'stalled' | 'done' | 'error';
	hits: SearchHit[];
	/** Pages of hits that are there. */
	pages: number;
	/** The newest answer: counts, suggestions, where it comes from. */
	answer?: SearchResult;
}

/** Hits to ask for. */
interface Wanted {
	query: string;
	/** Pages of hits that shall be there in the end. */
	pages: number;
	/** The first page to ask for; it and the next are added to what is there, if that is a part of the same answer. */
	from?: number;
	/** How many hits the answer has that is there. */
	nbHits?: number | undefined;
	/** What is there stays in use until the answer comes. */
	inBackground?: boolean;
}

/** Loaded on demand here as well: so the bundler keeps it in one file, the first that a search loads. */
const loadClient = () => import('../../../search/create-client.ts');
if (!import.meta.env.SSR) loadClient().catch(() => {});

const NOTHING: ResultsState = { query: '', status: 'idle', hits: [], pages: 0 };

/** Searches as the reader types. The address contains the query and the number of loaded pages. */
export function useResults(input: RefObject<HTMLInputElement | null>) {
	const [state, setState] = useState(NOTHING);
	const [texts, setTexts] = useState<SearchTexts>();
	const newest = useRef(0);
	/** What is under way or failed, to be tried again. */
	const last = useRef<() => void>(() => undefined);

	const load = useCallback(async (wanted: Wanted) => {
		const { query, pages, from = 0, nbHits, inBackground } = wanted;
		const mine = ++newest.current;
		const isNewest = () => mine === newest.current;
		last.current = () => void load(wanted);
		if (query.trim() === '') return setState(NOTHING);
		if (!inBackground) setState((before) => ({ ...before, query, status: 'loading' }));
		const stalled = setTimeout(() => {
			if (isNewest() && !inBackground) setState((before) => ({ ...before, status: 'stalled' }));
		}, searchLimits.stalledAfter);
		try {
			const answers = await ask(query, from, pages);
			if (!isNewest()) return;
			if (answers.some(({ partial }) => partial)) {
				const again = { query, pages, inBackground: true };
				setTimeout(() => isNewest() && void load(again), searchLimits.askAgainAfter);
			}
			const answer = answers.at(-1) as SearchResult;
			if (from > 0 && answer.nbHits !== nbHits) return void load({ query, pages });
			const found = answers.flatMap(({ hits }) => hits);
			setState(({ hits }) => ({
				query,
				status: 'done',
				hits: from === 0 ? found : [...hits, ...found],
				pages,
				answer,
			}));
		} catch {
			if (!isNewest() || inBackground) return;
			setState((before) => ({ ...(from === 0 ? NOTHING : before), query, status: 'error' }));
		} finally {
			clearTimeout(stalled);
		}
	}, []);

	const search = useCallback(
		(query: string, way: 'push' | 'replace') => {
			if (input.current && input.current.value !== query) input.current.value = query;
			writeAddress(way, { query, pages: 1 });
			void load({ query, pages: 1 });
		},
		[input, load],
	);

	useEffect(() => {
		let isRetry = false;
		const prepare = async () => {
			/* What kept the texts away kept the results away, too. */
			if (isRetry) last.current();
			isRetry = true;
			const { loadTexts, siteClient } = await loadClient();
			siteClient().prepare();
			setTexts(await loadTexts());
		};
		if (input.current) void attempt(input.current, prepare, failedSearch);
		const follow = () => {
			const { query, pages } = readAddress();
			if (input.current) input.current.value = query;
			void load({ query, pages });
		};
		const typed = input.current?.value;
		/*
		 * The browser may already be submitting the form, which adds an entry of its own. So the address waits for the
		 * results: by then, the browser has left this page, if it does.
		 */
		const answerTyped = async (query: string) => {
			await load({ query, pages: 1 });
			if (input.current?.value === query) writeAddress('push', { query, pages: 1 });
		};
		if (typed && !readAddress().query) void answerTyped(typed);
		else follow();
		addEventListener('popstate', follow);
		return () => removeEventListener('popstate', follow);
	}, [input, load]);

	return {
		state,
		texts,
		search,
		retry: () => last.current(),
		more: () => {
			const { query, pages, answer } = state;
			writeAddress('replace', { query, pages: pages + 1 });
			void load({ query, pages: pages + 1, from: pages, nbHits: answer?.nbHits });
		},
	};
}

async function ask(query: string, from: number, to: number): Promise<SearchResult[]> {
	const { INDEX_NAME, siteClient } = await loadClient();
	const request = {
		indexName: INDEX_NAME,
		query,
		hitsPerPage: searchLimits.hits,
		...pageParameters(document),
	};
	const { results } = await siteClient().search({
		requests: Array.from({ length: to - from }, (_, page) => ({ ...request, page: from + page })),
	});
	return results;
}
