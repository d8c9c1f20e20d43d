import type { ReactNode } from 'react';
import { isAllResults, isAsk } from '../../../search/all-results.ts';
import type { SearchHit } from '../../../search/client.ts';
import { askAssistant } from './ask-instead.ts';
import ResultRow from './ResultRow.tsx';

interface Props {
	hit: { url: string; _highlightResult?: unknown };
	/** What DocSearch shows of it. */
	children: ReactNode;
}

/**
 * A row of the dialog. An option of a list box holds no links for the keyboard, which selects with Enter, so the
 * link of a result gets its address when a pointer reaches it: for opening in a new tab, and for copying. Recent and
 * favorite searches are no options: they have real links, and DocSearch's own row with its buttons.
 */
export default function DialogHit({ hit, children }: Props) {
	if (!hit._highlightResult) return <a href={hit.url}>{children}</a>;
	const found = hit as SearchHit;
	if (isAsk(found)) return <AskRow hit={found} />;
	return (
		// biome-ignore lint/a11y/useValidAnchor: it gets its address from the pointer
		<a
			className={isAllResults(found) ? 'all-results' : 'row'}
			onPointerOver={(event) => {
				event.currentTarget.href = hit.url;
			}}
		>
			{isAllResults(found) ? found.hierarchy.lvl1 : <ResultRow hit={found} />}
		</a>
	);
}

/** Asks what is typed, in the assistant. */
function AskRow({ hit }: { hit: SearchHit }) {
	const ask = () => askAssistant(document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '');
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents lint/a11y/useValidAnchor: DocSearch gives links the whole row, and hears Enter in its field
		<a className="all-results" onClick={ask}>
			{hit.hierarchy.lvl1}
		</a>
	);
}
