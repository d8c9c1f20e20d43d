import { DocSearchModal } from '@docsearch/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { searchLimits } from '../../../config/search-limits.ts';
import { newIssueUrl } from '../../../lib/urls/urls.ts';
import { pageParameters } from '../../../search/contextual.ts';
import { ENGINE, INDEX_NAME, siteClient } from '../../../search/create-client.ts';
import type { Heard } from '../../../search/docsearch-client.ts';
import type { TasksOfReader } from '../../../search/first-tasks.ts';
import type { SearchTexts } from '../../../search/texts.ts';
import { askAgain } from './ask-again.ts';
import { navigator } from './ask-instead.ts';
import DialogHit from './DialogHit.tsx';
import DialogNotes from './DialogNotes.tsx';
import { translations } from './docsearch-texts.ts';
import FirstTasks from './FirstTasks.tsx';
import Retry from './Retry.tsx';
import Suggestions from './Suggestions.tsx';
import { useCutText } from './use-cut-text.ts';
import { allResultsUrl, notedByHeading, useDialogClient } from './use-dialog-client.ts';
import { useDialogElement } from './use-dialog-element.ts';
import { Shown, ShownResults, useEarlyEnter } from './use-early-enter.ts';
import { useLate } from './use-late.ts';
import { useTypedBefore } from './use-typed-before.ts';
import { useWholeAnswer } from './use-whole-answer.ts';

export interface DialogProps {
	onClose: () => void;
	texts: SearchTexts;
	tasks: Promise<TasksOfReader[]>;
}

/** The search dialog: DocSearch over the client of this site. Rendered in the browser only. */
export default function SearchDialog({ onClose, texts, tasks }: DialogProps) {
	const [heard, setHeard] = useState<Heard>();
	const [selected] = useState(() => getSelection()?.toString() ?? '');
	const readers = useResolved(tasks);
	const dialog = useDialogElement(texts.title, onClose);
	const cut = useCutText(dialog, searchLimits.input, selected);
	const client = useDialogClient(texts, setHeard, cut.whole);
	const searchParameters = useMemo(() => pageParameters(document), []);
	const answer = heard?.answer;
	const again = useCallback(() => dialog && askAgain(dialog, client), [dialog, client]);
	const shown = useEarlyEnter(dialog, answer?.query);
	useTypedBefore(dialog, selected, onClose);
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
				transformItems={notedByHeading}
				maxResultsPerGroup={searchLimits.hitsPerGroup}
				searchParameters={searchParameters as object}
				transformSearchClient={client.transformSearchClient}
				navigator={navigator}
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
