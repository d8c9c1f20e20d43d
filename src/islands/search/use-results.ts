import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from '../../client/load/attempt.ts';
import type { SearchHit, SearchResult } from '../../search/client.ts';
import { pageParameters } from '../../search/contextual.ts';
import { INDEX_NAME, siteClient } from '../../search/create-client.ts';
import type { SearchTexts } from '../../search/texts.ts';
import { searchLimits } from '../../site/search-limits.ts';
import { searchPage } from '../../site/urls.ts';
import { failedSearch, loadTexts } from './load-texts.ts';

/** What the results page shows. */
export interface ResultsState {
	query: string;
	status: 'idle' | 'loading' | 'done' | 'error';
	hits: SearchHit[];
	/** The newest answer: counts, suggestions, where it comes from. */
	answer?: SearchResult;
}

const NOTHING: ResultsState = { query: '', status: 'idle', hits: [] };

/** Searches as the reader types; query and number of loaded pages stand in the address. */
export function useResults(input: RefObject<HTMLInputElement | null>) {
	const [state, setState] = useState(NOTHING);
	const [texts, setTexts] = useState<SearchTexts>();
	const newest = useRef(0);

	const load = useCallback(async (query: string, pages: number) => {
		const mine = ++newest.current;
		if (query.trim() === '') return setState(NOTHING);
		setState((before) => ({ ...before, query, status: 'loading' }));
		try {
			const answers = await ask(query, pages);
			if (mine !== newest.current) return;
			if (answers.some(({ partial }) => partial)) {
				setTimeout(() => mine === newest.current && void load(query, pages), searchLimits.askAgainAfter);
			}
			setState({
				query,
				status: 'done',
				hits: answers.flatMap(({ hits }) => hits),
				answer: answers.at(-1) as SearchResult,
			});
		} catch {
			if (mine === newest.current) setState({ query, status: 'error', hits: [] });
		}
	}, []);

	const search = useCallback(
		(query: string, way: 'push' | 'replace') => {
			if (input.current && input.current.value !== query) input.current.value = query;
			remember(way, query, 1);
			void load(query, 1);
		},
		[input, load],
	);

	useEffect(() => {
		siteClient().prepare();
		if (input.current) void attempt(input.current, () => loadTexts().then(setTexts), failedSearch);
		const follow = () => {
			const { query, pages } = remembered();
			const typed = input.current?.value ?? '';
			if (typed && !query) return search(typed, 'replace');
			if (input.current) input.current.value = query;
			void load(query, pages);
		};
		follow();
		addEventListener('popstate', follow);
		return () => removeEventListener('popstate', follow);
	}, [input, load, search]);

	const pages = Math.ceil(state.hits.length / searchLimits.hits);
	return {
		state,
		texts,
		search,
		retry: () => void load(state.query, 1),
		more: () => {
			remember('replace', state.query, pages + 1);
			void load(state.query, pages + 1);
		},
	};
}

async function ask(query: string, pages: number): Promise<SearchResult[]> {
	const request = {
		indexName: INDEX_NAME,
		query,
		hitsPerPage: searchLimits.hits,
		...pageParameters(document),
	};
	const { results } = await siteClient().search({
		requests: Array.from({ length: pages }, (_, page) => ({ ...request, page })),
	});
	return results;
}

function remembered(): { query: string; pages: number } {
	const parameters = new URLSearchParams(location.search);
	const pages = Number(parameters.get('pages'));
	return {
		query: (parameters.get('q') ?? '').slice(0, searchLimits.input),
		pages: Number.isInteger(pages) && pages > 0 && pages <= 50 ? pages : 1,
	};
}

function remember(way: 'push' | 'replace', query: string, pages: number): void {
	const address = searchPage(query, location.pathname) + (pages > 1 ? `&pages=${pages}` : '');
	if (way === 'push' && address !== location.pathname + location.search) history.pushState(null, '', address);
	else history.replaceState(null, '', address);
}
