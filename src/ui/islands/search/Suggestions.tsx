import { createPortal } from 'react-dom';
import type { SearchResult } from '../../../search/client.ts';
import { typeInto } from './type-into.ts';
import { usePlace } from './use-place.ts';

interface Props {
	dialog: HTMLElement;
	answer: SearchResult;
	label: string;
}

/** Queries to try, below DocSearch's "No results". Its own list holds names of groups seen before; styles hide it. */
export default function Suggestions({ dialog, answer, label }: Props) {
	const place = usePlace(dialog, '.DocSearch-NoResults .DocSearch-Title', 'search-suggestions');
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
