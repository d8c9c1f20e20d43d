import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SearchResult } from '../../search/client.ts';
import { typeInto } from './type-into.ts';

interface Props {
	dialog: HTMLElement;
	answer: SearchResult;
	label: string;
}

/** Queries to try, below DocSearch's "No results". Its own list holds names of groups seen before; styles hide it. */
export default function Suggestions({ dialog, answer, label }: Props) {
	const place = usePlace(dialog);
	const suggestions = answer.suggestions ?? [];
	if (!place || suggestions.length === 0) return null;
	const ask = (query: string) => {
		typeInto(dialog, query);
		dialog.querySelector('input')?.focus();
	};
	return createPortal(
		<>
			<p className="DocSearch-Help">{label}:</p>
			<ul>
				{suggestions.map((query) => (
					<li key={query}>
						<button type="button" className="DocSearch-Prefill" onClick={() => ask(query)}>
							{query}
						</button>
					</li>
				))}
			</ul>
		</>,
		place,
	);
}

/** An element of ours between the parts of DocSearch's "No results", while they are shown. */
function usePlace(dialog: HTMLElement): HTMLElement | undefined {
	const [place, setPlace] = useState<HTMLElement>();
	useLayoutEffect(() => {
		const own = document.createElement('div');
		own.className = 'search-suggestions';
		const follow = () => {
			const title = dialog.querySelector('.DocSearch-NoResults .DocSearch-Title');
			if (title && title.nextElementSibling !== own) title.after(own);
			setPlace(title ? own : undefined);
		};
		follow();
		const observer = new MutationObserver(follow);
		observer.observe(dialog, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [dialog]);
	return place;
}
