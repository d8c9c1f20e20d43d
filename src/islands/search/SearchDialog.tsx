import { DocSearchModal } from '@docsearch/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { pageParameters } from '../../search/contextual.ts';
import { ENGINE, INDEX_NAME, siteClient } from '../../search/create-client.ts';
import { docSearchClient, type Heard } from '../../search/docsearch-client.ts';
import type { SearchTexts } from '../../search/texts.ts';
import { searchLimits } from '../../site/search-limits.ts';
import { newIssueUrl } from '../../site/urls.ts';
import { askAgain } from './ask-again.ts';
import { countText } from './count-text.ts';
import { translations } from './docsearch-texts.ts';
import HitLink from './HitLink.tsx';
import Retry from './Retry.tsx';
import Suggestions from './Suggestions.tsx';
import { useDialogElement } from './use-dialog-element.ts';
import { Shown, ShownResults, useEarlyEnter } from './use-early-enter.ts';
import { useWholeAnswer } from './use-whole-answer.ts';

export interface DialogProps {
	onClose: () => void;
}

/** The search dialog: DocSearch over the client of this site. Rendered in the browser only. */
export default function SearchDialog({ onClose, texts }: DialogProps & { texts: SearchTexts }) {
	const [heard, setHeard] = useState<Heard>();
	const dialog = useDialogElement(texts.title, onClose);
	const client = useMemo(() => docSearchClient(siteClient(), INDEX_NAME, setHeard), []);
	const searchParameters = useMemo(() => pageParameters(document), []);
	const answer = heard?.answer;
	const again = useCallback(() => dialog && askAgain(dialog, client), [dialog, client]);
	const shown = useEarlyEnter(dialog, answer?.query);
	useWholeAnswer(heard, siteClient(), again);
	useEffect(() => {
		if (dialog && answer) dialog.dataset['engine'] = answer.fallback ? 'local' : ENGINE;
	}, [dialog, answer]);

	return createPortal(
		<ShownResults value={shown}>
			<DocSearchModal
				appId="embedded"
				apiKey="none"
				indexName={INDEX_NAME}
				placeholder={texts.placeholder}
				hitComponent={HitLink}
				maxResultsPerGroup={searchLimits.hitsPerGroup}
				searchParameters={searchParameters as object}
				transformSearchClient={client.transformSearchClient}
				resultsFooterComponent={Shown}
				translations={translations(texts)}
				getMissingResultsUrl={({ query }) => newIssueUrl(`Search finds nothing for "${query}"`)}
				initialScrollY={window.scrollY}
				onClose={onClose}
			/>
			{dialog && <Announcer dialog={dialog} heard={heard} texts={texts} />}
			{dialog && <Retry dialog={dialog} label={texts.retry} retry={again} />}
			{dialog && answer && <Suggestions dialog={dialog} answer={answer} label={texts.trySearching} />}
		</ShownResults>,
		document.body,
	);
}

interface AnnouncerProps {
	dialog: HTMLElement;
	heard: Heard | undefined;
	texts: SearchTexts;
}

/** Says how many results there are, when they do not come from the hosted engine, and when there are none to get. */
function Announcer({ dialog, heard, texts }: AnnouncerProps) {
	const answer = heard?.answer;
	return createPortal(
		<p role="status" className={answer?.fallback ? 'search-note' : 'sr-only'}>
			{answer?.fallback && `${texts.fallback} `}
			{answer?.query && `${countText(answer.nbHits, texts)} ${answer.query}`}
			{heard && !answer && `${texts.errorTitle}. ${texts.errorHelp}`}
		</p>,
		dialog,
	);
}
