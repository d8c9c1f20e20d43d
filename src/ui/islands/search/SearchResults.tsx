import { useEffect, useRef, useState } from 'react';
import { searchLimits } from '../../../config/search-limits.ts';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { useIslandReady } from '../island-ready.ts';
import ResultsList from './ResultsList.tsx';
import { useCutText } from './use-cut-text.ts';
import { useResults } from './use-results.ts';

interface Props {
	label: string;
	submit: string;
}

/** The results page. Its form works without this island: it leads to the same page, which then lists all pages. */
export default function SearchResults(props: Props) {
	return (
		<IslandBoundary>
			<Results {...props} />
		</IslandBoundary>
	);
}

function Results({ label, submit }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const input = useRef<HTMLInputElement>(null);
	useIslandReady(input);
	const { state, texts, search, more, retry } = useResults(input);
	const [given] = useState(() => new URLSearchParams(globalThis.location?.search).get('q') ?? '');
	const [shown, setShown] = useState<HTMLFormElement | null>(null);
	const cut = useCutText(shown, searchLimits.query, given);
	useEffect(() => setShown(form.current), []);
	const shows = texts !== undefined && state.query !== '';
	useEffect(() => {
		const all = document.getElementById('all-pages');
		if (all) all.hidden = shows;
	}, [shows]);

	return (
		<search className="results">
			<form
				ref={form}
				action="/search"
				onSubmit={(event) => {
					event.preventDefault();
					search(input.current?.value ?? '', 'push');
				}}
			>
				<input
					ref={input}
					type="search"
					name="q"
					aria-label={label}
					placeholder={label}
					maxLength={searchLimits.query}
					autoComplete="off"
					enterKeyHint="search"
					onChange={(event) => search(event.target.value, 'replace')}
				/>
				<button type="submit" className="button" suppressHydrationWarning>
					{submit}
				</button>
			</form>
			{texts && cut.full && (
				<p className="search-note">{texts.cut.replace('{{count}}', String(searchLimits.query))}</p>
			)}
			{texts && <ResultsList state={state} texts={texts} more={more} retry={retry} search={search} />}
		</search>
	);
}
