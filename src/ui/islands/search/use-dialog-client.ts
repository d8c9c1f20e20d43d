import { useMemo, useRef } from 'react';
import { searchLimits } from '../../../config/search-limits.ts';
import { searchPage } from '../../../lib/urls/urls.ts';
import { isAllResults, isAsk, withAllResults, withAsk } from '../../../search/all-results.ts';
import type { SearchHit, SearchResult } from '../../../search/client.ts';
import { INDEX_NAME, siteClient } from '../../../search/create-client.ts';
import { type DocSearchClient, docSearchClient, type Heard } from '../../../search/docsearch-client.ts';
import { levelOf } from '../../../search/row.ts';
import type { SearchTexts } from '../../../search/texts.ts';
import { canAsk } from './ask-instead.ts';

/**
 * The client of this site as the dialog uses it: with ways to the assistant and to all results behind those that are shown.
 *
 * @param heard called with what came of each search
 * @param whole all of a text that the field has cut, for which all results then are
 */
export function useDialogClient(
	texts: SearchTexts,
	heard: (heard: Heard) => void,
	whole: string | undefined,
): DocSearchClient {
	const newest = useRef(whole);
	newest.current = whole;
	return useMemo(() => {
		const shown = (answer: SearchResult) => {
			const { nbHits, query } = answer;
			if (nbHits < 1) return answer;
			const group = texts.allResultsGroup;
			const url = allResultsUrl(newest.current ?? query);
			const ask = { group, label: texts.ask.replace('{{query}}', query), url };
			const label = texts.allResults.replace('{{count}}', nbHits.toLocaleString());
			const asked = canAsk(query) ? withAsk(answer, ask) : answer;
			return nbHits < 2 ? asked : withAllResults(asked, { group, label, url });
		};
		return docSearchClient(siteClient(), INDEX_NAME, heard, shown);
	}, [texts, heard]);
}

/** The results page of the language and version in which the page stands. One character more tells it that a text is cut. */
export function allResultsUrl(query: string): string {
	const page = document.querySelector('a.search-button')?.getAttribute('href') ?? searchPage();
	return searchPage(query.slice(0, searchLimits.query + 1), page);
}

/**
 * Hits as DocSearch notes those that are opened: by the heading that they stand for, without their text. It notes no
 * hit of the type `content`.
 */
export function notedByHeading<Hit>(hits: Hit[]): Hit[] {
	return (hits as SearchHit[]).map((hit) =>
		isAllResults(hit) || isAsk(hit) ? hit : { ...hit, type: levelOf(hit.hierarchy), content: null },
	) as Hit[];
}
