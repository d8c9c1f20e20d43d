import { DocSearchModal } from '@docsearch/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isAllResults, withAllResults } from '../../search/all-results.ts';
import type { SearchHit, SearchResult } from '../../search/client.ts';
import { pageParameters } from '../../search/contextual.ts';
import { ENGINE, INDEX_NAME, siteClient } from '../../search/create-client.ts';
import { docSearchClient, type Heard } from '../../search/docsearch-client.ts';
import type { TasksOfReader } from '../../search/first-tasks.ts';
import { levelOf } from '../../search/row.ts';
import type { SearchTexts } from '../../search/texts.ts';
import { searchLimits } from '../../site/search-limits.ts';
import { newIssueUrl, searchPage } from '../../site/urls.ts';
import { askAgain } from './ask-again.ts';
import DialogHit from './DialogHit.tsx';
import DialogNotes from './DialogNotes.tsx';
import { translations } from './docsearch-texts.ts';
import FirstTasks from './FirstTasks.tsx';
import Retry from './Retry.tsx';
import Suggestions from './Suggestions.tsx';
import { useCutText } from './use-cut-text.ts';
import { useDialogElement } from './use-dialog-element.ts';
import { Shown, ShownResults, useEarlyEnter } from './use-early-enter.ts';
import { useLate } from './use-late.ts';
import { useWholeAnswer } from './use-whole-answer.ts';

export interface DialogProps {
	onClose: () => void;
}

interface Props extends DialogProps {
	texts: SearchTexts;
	tasks: Promise<TasksOfReader[]>;
}

/** The search dialog: DocSearch over the client of this site. Rendered in the browser only. */
export default function SearchDialog({ onClose, texts, tasks }: Props) {
	const [heard, setHeard] = useState<Heard>();
	const [selected] = useState(() => getSelection()?.toString() ?? '');
	const readers = useResolved(tasks);
	const dialog = useDialogElement(texts.title, onClose);
	const cut = useCutText(dialog, searchLimits.input, selected);
	/** What all results are for: the whole of a text that the field has cut. */
	const whole = useRef<string>(undefined);
	whole.current = cut.whole;
	const client = useMemo(() => {
		const shown = (answer: SearchResult) =>
			answer.nbHits < 2
				? answer
				: withAllResults(answer, {
						group: texts.allResultsGroup,
						label: texts.allResults.replace('{{count}}', answer.nbHits.toLocaleString()),
						url: allResultsUrl(whole.current ?? answer.query),
					});
		return docSearchClient(siteClient(), INDEX_NAME, setHeard, shown);
	}, [texts]);
	const searchParameters = useMemo(() => pageParameters(document), []);
	const answer = heard?.answer;
	const again = useCallback(() => dialog && askAgain(dialog, client), [dialog, client]);
	const shown = useEarlyEnter(dialog, answer?.query);
	const late = useLate(dialog, heard);
	useWholeAnswer(heard, siteClient(), again);
	useEffect(() => {
		if (dialog && answer) dialog.dataset['engine'] = answer.fallback ? 'local' : ENGINE;
	}, [dialog, answer]);
	const asked = dialog?.querySelector('input')?.value ?? '';

	return createPortal(
		<ShownResults value={shown}>
			<DocSearchModal
				appId="embedded"
				apiKey="none"
				indexName={INDEX_NAME}
				placeholder={texts.placeholder}
				hitComponent={DialogHit}
				transformItems={noted}
				maxResultsPerGroup={searchLimits.hitsPerGroup}
				searchParameters={searchParameters as object}
				transformSearchClient={client.transformSearchClient}
				resultsFooterComponent={Shown}
				translations={translations(texts)}
				getMissingResultsUrl={({ query }) => newIssueUrl(`Search finds nothing for "${query}"`)}
				initialScrollY={window.scrollY}
				onClose={onClose}
			/>
			{dialog && (
				<>
					<DialogNotes
						dialog={dialog}
						heard={heard}
						late={late}
						cut={cut}
						wholeUrl={allResultsUrl(cut.whole ?? asked)}
						texts={texts}
					/>
					<FirstTasks dialog={dialog} readers={readers ?? []} label={texts.firstTasks} />
					<Retry dialog={dialog} label={texts.retry} retry={again} />
				</>
			)}
			{dialog && answer && <Suggestions dialog={dialog} answer={answer} label={texts.trySearching} />}
		</ShownResults>,
		document.body,
	);
}

function useResolved<Value>(promise: Promise<Value>): Value | undefined {
	const [value, setValue] = useState<Value>();
	useEffect(() => void promise.then(setValue), [promise]);
	return value;
}

/** The results page of the language and version in which the page stands. */
function allResultsUrl(query: string): string {
	const page = document.querySelector('a.search-button')?.getAttribute('href') ?? searchPage();
	return searchPage(query.slice(0, searchLimits.query + 1), page);
}

/**
 * Hits as DocSearch notes those that are opened: by the heading that they stand for, without their text. It notes no
 * hit of the type `content`.
 */
function noted<Hit>(hits: Hit[]): Hit[] {
	return (hits as SearchHit[]).map((hit) =>
		isAllResults(hit) ? hit : { ...hit, type: levelOf(hit.hierarchy), content: null },
	) as Hit[];
}
