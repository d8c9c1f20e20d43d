import { DocSearchModal } from '@docsearch/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SearchResult } from '../../search/client.ts';
import { pageParameters } from '../../search/contextual.ts';
import { ENGINE, INDEX_NAME, siteClient } from '../../search/create-client.ts';
import { docSearchClient } from '../../search/docsearch-client.ts';
import type { SearchTexts } from '../../search/texts.ts';
import { searchLimits } from '../../site/search-limits.ts';
import { newIssueUrl } from '../../site/urls.ts';
import { countText } from './count-text.ts';
import { translations } from './docsearch-texts.ts';
import HitLink from './HitLink.tsx';
import Suggestions from './Suggestions.tsx';
import { typeInto } from './type-into.ts';
import { useDialogElement } from './use-dialog-element.ts';

export interface DialogProps {
	onClose: () => void;
}

/** The search dialog: DocSearch over the client of this site. Rendered in the browser only. */
export default function SearchDialog({ onClose, texts }: DialogProps & { texts: SearchTexts }) {
	const [answer, setAnswer] = useState<SearchResult>();
	const dialog = useDialogElement(texts.title, onClose);
	const heard = useRef(setAnswer);
	const transformSearchClient = useMemo(() => docSearchClient(siteClient(), heard.current), []);
	const searchParameters = useMemo(() => pageParameters(document), []);

	useEffect(() => {
		if (dialog && answer) dialog.dataset['engine'] = answer.fallback ? 'local' : ENGINE;
		if (!dialog || !answer?.partial) return;
		const again = setTimeout(() => {
			if (dialog.querySelector('input')?.value !== answer.query) return;
			typeInto(dialog, `${answer.query} `);
			typeInto(dialog, answer.query);
		}, searchLimits.askAgainAfter);
		return () => clearTimeout(again);
	}, [dialog, answer]);

	return createPortal(
		<>
			<DocSearchModal
				appId="embedded"
				apiKey="none"
				indexName={INDEX_NAME}
				placeholder={texts.placeholder}
				hitComponent={HitLink}
				maxResultsPerGroup={searchLimits.hitsPerGroup}
				searchParameters={searchParameters as object}
				transformSearchClient={transformSearchClient}
				translations={translations(texts)}
				getMissingResultsUrl={({ query }) => newIssueUrl(`Search finds nothing for "${query}"`)}
				initialScrollY={window.scrollY}
				onClose={onClose}
			/>
			{dialog && <Announcer dialog={dialog} answer={answer} texts={texts} />}
			{dialog && answer && <Suggestions dialog={dialog} answer={answer} label={texts.trySearching} />}
		</>,
		document.body,
	);
}

interface AnnouncerProps {
	dialog: HTMLElement;
	answer: SearchResult | undefined;
	texts: SearchTexts;
}

/** Says how many results there are, and when they do not come from the hosted engine. */
function Announcer({ dialog, answer, texts }: AnnouncerProps) {
	return createPortal(
		<p role="status" className={answer?.fallback ? 'search-note' : 'sr-only'}>
			{answer?.fallback && `${texts.fallback} `}
			{answer?.query && `${countText(answer.nbHits, texts)} ${answer.query}`}
		</p>,
		dialog,
	);
}
